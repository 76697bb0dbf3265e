/** What the server put into the document for the browser. */
import type { HydrationState } from './page-state.ts';

export const readHydrationState = (): HydrationState =>
  JSON.parse(document.getElementById('page-state')?.textContent ?? '');
