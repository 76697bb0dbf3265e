/** Mail: messages in a queue of the database, sent once over SMTP or kept for people to see, and the letters they are. */
export type { Dkim, Sender } from './compose.ts';
export { letterMessage } from './letter/letter.ts';
export type { Letter } from './letter/parts.ts';
export { createMail, type Mail, type MailDeps, prepareMail, SEND_MAIL, type WayOut } from './mail.ts';
export { type Message, mailAddress } from './message.ts';
export type { Put } from './queue.ts';
export type { MessageReport, WholeMessage } from './read-outbox.ts';
export { MAIL_STATES, type MailSchema, type MailState } from './schema.ts';
export type { SmtpServer } from './smtp.ts';
