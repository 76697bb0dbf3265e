/** What a page remembers for its reader's convenience, where they allow it (category C0003). One chunk: every page has both. */
import { watchDevice } from './device.ts';
import { watchPreferences } from './preferences.ts';
import { createConsent } from './privacy/consent.ts';

export function remember(privacyWord: string): void {
  const consent = createConsent(privacyWord);
  watchDevice(consent);
  watchPreferences(consent);
}
