/** Tells the page whether it may keep what its reader prefers, and forgets all of that when they no longer want it kept. */
import { forgetPreferences, preferencesAllowed } from '../base/preferences.ts';
import type { Consent } from './privacy/consent.ts';

export function watchPreferences(consent: Consent): void {
  const look = (): void => {
    const isAllowed = consent.allows('C0003');
    preferencesAllowed.set(isAllowed);
    if (!isAllowed) forgetPreferences();
  };
  consent.onChange(look);
  look();
}
