/** What was finished, said in a corner of the page for a while. */
import { createStore } from '@masthead/browser';

export interface Toast {
  /** In bold, at its beginning. */
  readonly done: string;
  readonly words?: string | undefined;
  /** What can be done about it. */
  readonly act?: { readonly label: string; readonly href?: string; run?(): void } | undefined;
}

export const toast = createStore<Toast | undefined>(undefined);
