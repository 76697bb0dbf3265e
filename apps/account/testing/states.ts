/** Every state of the hosted pages, as the design has them and beyond, by a name that can stand in an address. */
import type { HostedPage, Visit } from '@masthead/account';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-11-15T17:32:28Z');
const EMAIL = 'mara@quill.example';

/** In a frame of the dialog or as a page; `base` is where its forms post to. */
export function hostedStates(base: string, isFramed: boolean) {
  const visit: Visit = { base, isFramed, intent: 'save', social: { name: 'lantern', label: 'Lantern' } };
  const plain: Visit = { base, isFramed };
  const mail = { email: EMAIL, now: NOW, againAt: NOW + 42_000 };
  return {
    choose: { name: 'sign-in', visit, email: '' },
    'sign-in': { name: 'sign-in', visit: plain, email: EMAIL },
    wrong: { name: 'sign-in', visit, email: EMAIL, problem: { kind: 'mismatch', triesLeft: 3 } },
    'sign-in-address': { name: 'sign-in', visit, email: 'ines@example', problem: { kind: 'email' } },
    declined: { name: 'sign-in', visit, email: EMAIL, problem: { kind: 'passkey' } },
    'social-failed': { name: 'sign-in', visit, email: EMAIL, problem: { kind: 'social', label: 'Lantern' } },
    join: { name: 'join', visit, email: '' },
    'join-address': { name: 'join', visit, email: 'ines', problem: { kind: 'email' } },
    'join-password': { name: 'join', visit, email: EMAIL, problem: { kind: 'password' } },
    'mail-join': { name: 'mail-sent', about: 'join', visit, ...mail },
    'mail-forgot': { name: 'mail-sent', about: 'forgot', visit, ...mail, email: 'mara.quill@gmail.com' },
    'mail-link': { name: 'mail-sent', about: 'link', visit, ...mail, againAt: NOW },
    locked: { name: 'locked', visit, email: EMAIL, until: NOW + 14 * MINUTE_MS + 32_000, now: NOW },
    forgot: { name: 'forgot', visit, email: EMAIL },
    'forgot-address': { name: 'forgot', visit, email: 'mara', problem: { kind: 'email' } },
    link: { name: 'link', visit, email: '' },
    'new-password': { name: 'new-password', about: 'forgot', token: 'of-a-letter', email: EMAIL },
    'new-password-wrong': {
      name: 'new-password',
      about: 'join',
      token: 'of-a-letter',
      email: EMAIL,
      problem: { kind: 'password' },
    },
    'confirm-join': { name: 'confirm', about: 'join', token: 'of-a-letter', email: EMAIL },
    'confirm-link': { name: 'confirm', about: 'link', token: 'of-a-letter', email: EMAIL },
    'confirm-email': { name: 'confirm', about: 'email', token: 'of-a-letter', email: EMAIL },
    'done-password': { name: 'done', about: 'password' },
    'done-email': { name: 'done', about: 'email' },
    'done-confirmed': { name: 'done', about: 'confirmed' },
    'over-link': { name: 'over', about: 'link', isFramed },
    'over-sign-in': { name: 'over', about: 'sign-in', isFramed },
    failed: { name: 'failed', status: 400, message: 'The site asked for something that we do not know.', isFramed },
    'too-much': { name: 'failed', status: 429, message: 'Wait a minute, then try again.', isFramed },
  } as const satisfies Record<string, HostedPage>;
}

export type StateName = keyof ReturnType<typeof hostedStates>;
