/** What this browser keeps for its reader's convenience: only where they allow it (category C0003), and a browser may keep nothing. */
import { createStore } from '@masthead/browser';

/** Said by the client once it knows what is allowed: until then nothing is read or kept. */
export const preferencesAllowed = createStore(false);

const PREFIX = 'masthead-preference-';

export function readPreference(name: string): string {
  if (!preferencesAllowed.get()) return '';
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

export function keepPreference(name: string, text: string): void {
  if (!preferencesAllowed.get()) return;
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // It then holds for this page.
  }
}

/** Whatever is kept, also of pages that are not in view. */
export function forgetPreferences(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
