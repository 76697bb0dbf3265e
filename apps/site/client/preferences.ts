/** Tells the page whether it may keep what its reader prefers, and forgets all of that when they no longer want it kept. */
import { forgetPreferences, preferencesAllowed } from '../base/preferences.ts';
import { createConsent } from './privacy/consent.ts';

export function watchPreferences(privacyWord: string): void {
  const consent = createConsent(privacyWord);
  const look = (): void => {
    const isAllowed = consent.allows('C0003');
    preferencesAllowed.set(isAllowed);
    if (!isAllowed) forgetPreferences();
  };
  consent.onChange(look);
  look();
}
