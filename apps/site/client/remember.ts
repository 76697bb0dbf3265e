/** What a page remembers for its reader's convenience, where they allow it (category C0003), and accounts. One chunk: every page has all of it. */
import type { PageState } from '../pages/page-state.ts';
import { watchAccounts } from './account/watch.ts';
import { watchAds } from './ads/watch.ts';
import { watchDevice } from './device.ts';
import { watchPreferences } from './preferences.ts';
import { createConsent } from './privacy/consent.ts';

export function remember(privacyWord: string, page: () => PageState): void {
  const consent = createConsent(privacyWord);
  watchDevice(consent);
  watchPreferences(consent);
  watchAccounts(page);
  watchAds(consent, page);
}
