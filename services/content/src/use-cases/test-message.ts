/** The message by which somebody sees whether mail is sent as the settings say. */
import { randomUUID } from 'node:crypto';
import { letterMessage, type Message } from '@masthead/mail';

const SUBJECT = 'Mail from Masthead arrives';

/** Every one is a new message: whoever asks again wants to see another try. */
export const testMessage = (to: string, siteUrl: string): Promise<Message> =>
  letterMessage(
    { key: `test:${randomUUID()}`, to, subject: SUBJECT },
    {
      brand: 'Masthead',
      about: 'A test',
      preview: 'You need not do anything.',
      headline: SUBJECT,
      paragraphs: [
        'Somebody at the desk asked for this message, to see whether mail is sent as the settings say. If you read this in your inbox, it is.',
        'You need not do anything.',
      ],
      button: { label: 'Open the outbox', href: new URL('/desk/outbox/', siteUrl).href },
      foot: [`Sent by hand from ${new URL(siteUrl).host}. No picture in this letter reports back to us.`],
    },
  );
