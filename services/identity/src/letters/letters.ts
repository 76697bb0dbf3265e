/** What is written to readers about their accounts. Every letter says why it came, and what to do if it was not them. */
import { randomUUID } from 'node:crypto';
import { type Letter, letterMessage, type Message } from '@masthead/mail';

export interface LetterHead {
  brand: string;
  siteUrl: string;
}

interface Words extends Pick<Letter, 'preview' | 'headline' | 'paragraphs' | 'note'> {
  subject: string;
  button?: { label: string; path: string };
}

function write({ brand, siteUrl }: LetterHead, to: string, { subject, button, ...words }: Words): Promise<Message> {
  return letterMessage(
    { key: `account:${randomUUID()}`, to, subject },
    {
      brand,
      about: 'Your account',
      ...words,
      ...(button && { button: { label: button.label, href: new URL(button.path, siteUrl).href } }),
      foot: [
        `Sent because somebody typed this address at ${new URL(siteUrl).host}.`,
        'No picture in this letter reports back to us.',
      ],
    },
  );
}

const HALF_AN_HOUR = 'The button works once, for 30 minutes.';
const NOT_YOU = 'If it was not you, do nothing: nothing happens.';

const confirmPath = (token: string): string => `/identity/confirm/?token=${token}`;
const passwordPath = (token: string): string => `/identity/password/?token=${token}`;

export const joinLetter = (head: LetterHead, to: string, token: string): Promise<Message> =>
  write(head, to, {
    subject: 'Confirm your address, one press',
    preview: 'Press the button, and you are in.',
    headline: 'Is this your address?',
    paragraphs: [
      `Somebody wants an account at ${head.brand} with it. If that is you, press the button and you are in.`,
    ],
    button: { label: 'Yes, this is me', path: confirmPath(token) },
    note: `${HALF_AN_HOUR} ${NOT_YOU}`,
  });

/** Joining with an address that has an account says the same on the page; only its owner learns more. */
export const joinedAlreadyLetter = (head: LetterHead, to: string, token: string): Promise<Message> =>
  write(head, to, {
    subject: 'You have an account already',
    preview: 'The button signs you in.',
    headline: 'You have an account already',
    paragraphs: [
      'Somebody tried to join with this address, which has an account. If that is you, the button signs you in.',
    ],
    button: { label: 'Sign in', path: confirmPath(token) },
    note: `${HALF_AN_HOUR} Your password is what it was. ${NOT_YOU}`,
  });

export const signInLetter = (head: LetterHead, to: string, token: string): Promise<Message> =>
  write(head, to, {
    subject: 'Your link to sign in',
    preview: 'Press the button, and you are in.',
    headline: 'Sign in with one press',
    paragraphs: ['You asked for a link instead of your password.'],
    button: { label: 'Sign in', path: confirmPath(token) },
    note: `${HALF_AN_HOUR} ${NOT_YOU}`,
  });

export const resetLetter = (head: LetterHead, to: string, token: string): Promise<Message> =>
  write(head, to, {
    subject: 'A new password',
    preview: 'Press the button and choose one.',
    headline: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for this address. With it, all devices but the one you use are signed out.',
    ],
    button: { label: 'Choose a password', path: passwordPath(token) },
    note: `${HALF_AN_HOUR} ${NOT_YOU}`,
  });

/** As much work as the others, so that nobody can tell by the clock who has an account. */
export const unknownLetter = (head: LetterHead, to: string): Promise<Message> =>
  write(head, to, {
    subject: 'There is no account with this address',
    preview: 'You may have joined with another one.',
    headline: 'There is no account with this address',
    paragraphs: [
      'Somebody asked to get into an account with it. If that was you, you may have joined with another address; or join with this one.',
    ],
    button: { label: 'Join', path: '/user/login/?screen=join' },
    note: NOT_YOU,
  });

export const passwordChangedLetter = (head: LetterHead, to: string): Promise<Message> =>
  write(head, to, {
    subject: 'Your password was changed',
    preview: 'All other devices are signed out.',
    headline: 'Your password was changed',
    paragraphs: ['All devices but the one on which it was changed are signed out.'],
    button: { label: 'It was not me', path: '/user/login/' },
    note: 'If it was not you, press “Forgot it?” where you sign in: a new password closes every door that is open.',
  });

export const newAddressLetter = (head: LetterHead, to: string, token: string): Promise<Message> =>
  write(head, to, {
    subject: 'Confirm your new address',
    preview: 'One press, and mail goes here.',
    headline: 'Is this your new address?',
    paragraphs: [
      'The reader of another address wants to use this one for their account. If that is you, press the button.',
    ],
    button: { label: 'Use this address', path: confirmPath(token) },
    note: `The button works once, for a day. ${NOT_YOU}`,
  });

export const addressChangingLetter = (head: LetterHead, to: string, isDone: boolean): Promise<Message> =>
  write(head, to, {
    subject: isDone ? 'Your address was changed' : 'Your address is to be changed',
    preview: 'If it was you, you need not do anything.',
    headline: isDone ? 'Your address was changed' : 'Your address is to be changed',
    paragraphs: [
      isDone
        ? 'From now on your account is known by another address, and nothing more is sent to this one.'
        : 'Somebody who is signed in to your account wants another address for it. It changes when that one is confirmed.',
    ],
    button: { label: 'It was not me', path: '/user/settings/security/' },
    note: isDone ? 'If it was not you, answer this letter at once.' : 'If it was not you, change your password now.',
  });

export const deletedLetter = (head: LetterHead, to: string): Promise<Message> =>
  write(head, to, {
    subject: 'Your account is deleted',
    preview: 'Thank you for reading.',
    headline: 'Your account is deleted',
    paragraphs: [
      'Everything that belonged to it is gone. This letter is the last one, and is forgotten as soon as it is sent.',
    ],
  });
