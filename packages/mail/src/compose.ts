/** Makes of a message what goes over the wire: headers, a text part, an HTML part, and a signature where there is a key. */
import { createTransport } from 'nodemailer';
import { headersIn } from './message.ts';
import type { Sendable } from './queue.ts';

export interface Sender {
  name: string;
  address: string;
}

/** The key that messages are signed with: see RFC 6376. */
export interface Dkim {
  domain: string;
  selector: string;
  /** RSA, in PEM. */
  privateKey: string;
}

export type Compose = (message: Sendable) => Promise<Buffer>;

export function createComposer(from: Sender, dkim: Dkim | undefined): Compose {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    // What a message says never makes this process read something.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
  });
  return async ({ recipient, subject, html, text, reply_to, headers, message_id, created_at }) => {
    const { message } = await composer.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      html,
      text,
      messageId: message_id,
      date: new Date(Number(created_at)),
      ...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
      // Machines that answer by themselves do not answer a machine: see RFC 3834.
      headers: { ...headersIn(headers ?? '{}'), 'Auto-Submitted': 'auto-generated' },
    });
    if (!Buffer.isBuffer(message)) throw new Error('A message was not composed whole');
    return message;
  };
}
