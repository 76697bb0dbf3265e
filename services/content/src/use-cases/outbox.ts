/** The outbox, as the newsroom uses it: reads a message, tries the settings with one, and sends one again. */
import type { Mail, WholeMessage } from '@masthead/mail';
import { HttpError, notFound } from '@masthead/runtime';
import { noteSubject } from '../audit/acting.ts';
import { requireRight } from '../audit/rights.ts';
import { testMessage } from './test-message.ts';
import type { Desk } from './writing/save.ts';

const ON_ITS_WAY = 'It is on its way, was sent, or what it said is forgotten: only what was not sent can be sent again';

export interface DeskMail extends Pick<Mail, 'putIn' | 'sendAgain' | 'read' | 'message' | 'wayOut'> {
  /** There is something to send. */
  wake(): void;
  /** Where readers find the site: messages lead there. */
  siteUrl: string;
}

type MailDesk = Desk & { mail: Pick<DeskMail, 'message' | 'putIn' | 'sendAgain' | 'siteUrl' | 'wake'> };

async function messageIn({ mail }: Pick<MailDesk, 'mail'>, id: string): Promise<WholeMessage> {
  const message = await mail.message(id);
  if (!message) throw notFound('There is no such message');
  return message;
}

/** Links of messages open accounts: who reads one is in the log. */
export async function readMessage(desk: MailDesk, id: string): Promise<WholeMessage> {
  requireRight(desk.database, 'mail');
  const message = await messageIn(desk, id);
  await desk.database.write(async () => {});
  return message;
}

export async function sendTestMessage(desk: MailDesk, to: string): Promise<WholeMessage> {
  requireRight(desk.database, 'mail');
  const message = await testMessage(to, desk.mail.siteUrl);
  const { id } = await desk.database.write(async (db) => {
    const put = await desk.mail.putIn(db, message);
    noteSubject(db, put.id);
    return put;
  });
  desk.mail.wake();
  return messageIn(desk, id);
}

export async function sendMessageAgain(desk: MailDesk, id: string): Promise<WholeMessage> {
  requireRight(desk.database, 'mail');
  await messageIn(desk, id);
  await desk.database.write(async (db) => {
    if (!(await desk.mail.sendAgain(db, id))) throw new HttpError(409, ON_ITS_WAY);
  });
  desk.mail.wake();
  return messageIn(desk, id);
}
