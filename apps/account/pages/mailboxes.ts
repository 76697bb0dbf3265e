/** Where readers of the large mail services open their mail; for all others we do not know. */
const MAILBOXES: ReadonlyMap<string, string> = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, 'https://mail.google.com/'] as const),
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com'].map(
    (domain) => [domain, 'https://outlook.live.com/mail/'] as const,
  ),
  ...['yahoo.com', 'ymail.com'].map((domain) => [domain, 'https://mail.yahoo.com/'] as const),
  ...['icloud.com', 'me.com', 'mac.com'].map((domain) => [domain, 'https://www.icloud.com/mail/'] as const),
  ...['proton.me', 'protonmail.com', 'pm.me'].map((domain) => [domain, 'https://mail.proton.me/'] as const),
  ['aol.com', 'https://mail.aol.com/'],
  ['fastmail.com', 'https://app.fastmail.com/'],
]);

export const mailboxOf = (email: string): string | undefined =>
  MAILBOXES.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
