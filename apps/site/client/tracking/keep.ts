/** What counting keeps in the browser, and only where that is allowed. A browser may keep nothing. */

export const KEPT = {
  visitor: 'masthead-visitor',
  session: 'masthead-session',
  events: 'masthead-events',
  account: 'masthead-account',
} as const;
type Kept = (typeof KEPT)[keyof typeof KEPT];

export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Whether it could be kept. Nothing to keep removes what there is. */
export function writeKept(name: Kept, text: string): boolean {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
