/** The desk's calls about mail: how it leaves, what was sent to whom, and what became of it. */
import { type MessageReport, mailAddress } from '@masthead/mail';
import { HttpError, notFound } from '@masthead/runtime';
import { Hono } from 'hono';
import { z } from 'zod';
import { noteSubject } from '../audit/acting.ts';
import { testMessage } from '../use-cases/test-message.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { portionAnswer, portionAsked } from './desk-lists.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

export const testInput = z.strictObject({ to: mailAddress });

const ON_ITS_WAY = 'It is on its way, was sent, or what it said is forgotten: only what was not sent can be sent again';

export function deskOutboxRoutes(deps: AppDeps): Hono {
  const { mail } = deps;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/mail', async (context) => {
    await reader(context, 'mail');
    return context.json(envelope(mail.wayOut, context));
  });

  app.get('/outbox', async (context) => {
    await reader(context, 'mail');
    return portionAnswer(context, await mail.read(portionAsked(context)), wireMessage);
  });

  // Links of messages open accounts: who reads one is in the log.
  app.get('/outbox/:id', async (context) => {
    const { desk } = await writer(context, 'mail');
    const message = await reported(context.req.param('id'));
    await desk.database.write(async () => {});
    const { messageId, html, text } = message;
    return context.json(envelope({ ...wireMessage(message), messageId, html, text }, context));
  });

  app.post('/outbox', async (context) => {
    const { desk } = await writer(context, 'mail');
    const { to } = await jsonBody(context, testInput);
    const message = await testMessage(to, mail.siteUrl);
    const { id } = await desk.database.write(async (db) => {
      const put = await mail.putIn(db, message);
      noteSubject(db, put.id);
      return put;
    });
    mail.wake();
    return context.json(envelope(wireMessage(await reported(id)), context), 201);
  });

  app.post('/outbox/:id/again', async (context) => {
    const { desk } = await writer(context, 'mail');
    const { id } = context.req.param();
    await reported(id);
    await desk.database.write(async (db) => {
      if (!(await mail.sendAgain(db, id))) throw new HttpError(409, ON_ITS_WAY);
    });
    mail.wake();
    return context.json(envelope(wireMessage(await reported(id)), context));
  });

  async function reported(id: string) {
    const message = await mail.message(id);
    if (!message) throw notFound('There is no such message');
    return message;
  }

  return app;
}

const iso = (at: number): string => new Date(at).toISOString();

const wireMessage = ({
  id,
  to,
  subject,
  state,
  attempts,
  createdAt,
  changedAt,
  nextAt,
  error,
  isWhole,
}: MessageReport) => ({
  id,
  to,
  subject,
  // Where the message is at that moment is for the queue to know.
  state: state === 'handed' ? 'sending' : state,
  attempts,
  created: iso(createdAt),
  changed: iso(changedAt),
  next: nextAt === null ? null : iso(nextAt),
  error,
  whole: isWhole,
});
