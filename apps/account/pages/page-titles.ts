/** What each page is called: its headline, and the title of its document. */
import type { HostedPage } from '@masthead/account';

export function titleOf(page: HostedPage): string {
  switch (page.name) {
    case 'sign-in':
      return 'Welcome back';
    case 'join':
      return 'Make an account';
    case 'mail-sent':
      return 'Look in your mail';
    case 'locked':
      return 'Too many tries';
    case 'forgot':
      return 'A new password';
    case 'link':
      return 'A link by mail';
    case 'new-password':
      return page.about === 'join' ? 'Choose a password' : 'Choose a new password';
    case 'confirm':
      return CONFIRM[page.about];
    case 'done':
      return DONE[page.about];
    case 'over':
      return OVER_TITLES[page.about];
    case 'failed':
      return page.status === 429 ? 'Too much at once' : 'That did not work';
  }
}

const CONFIRM = {
  join: 'Confirm your address',
  link: 'Sign in',
  email: 'Confirm your new address',
} as const;

const DONE = {
  password: 'Your password is changed',
  email: 'Your address is changed',
  confirmed: 'Your address is confirmed',
} as const;

export const OVER_TITLES = {
  link: 'This link no longer works',
  'sign-in': 'This sign-in is over',
} as const;
