/** What the button of a form says: the sign-in, and what it was asked for, which is done when the reader is in. */
import type { Intent, Screen } from '@masthead/account';

const IN = { 'sign-in': 'Sign in', join: 'Join' } as const satisfies Record<Screen, string>;

const THEN: Readonly<Record<Intent, string>> = {
  save: 'save',
  follow: 'follow',
  alert: 'set the alert',
  comment: 'comment',
};

export const intentLabel = (screen: Screen, intent: Intent | undefined): string =>
  intent ? `${IN[screen]} and ${THEN[intent]}` : IN[screen];
