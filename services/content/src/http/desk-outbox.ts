/** The desk's calls about mail: how it leaves, what was sent to whom, and what became of it. */
import { type MessageReport, mailAddress } from '@masthead/mail';
import { Hono } from 'hono';
import { z } from 'zod';
import { readMessage, sendMessageAgain, sendTestMessage } from '../use-cases/outbox.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { portionAnswer, portionAsked } from './desk-lists.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

export const testInput = z.strictObject({ to: mailAddress });

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

  app.get('/outbox/:id', async (context) => {
    const { desk } = await writer(context, 'mail');
    const message = await readMessage({ ...desk, mail }, context.req.param('id'));
    const { messageId, html, text } = message;
    return context.json(envelope({ ...wireMessage(message), messageId, html, text }, context));
  });

  app.post('/outbox', async (context) => {
    const { desk } = await writer(context, 'mail');
    const { to } = await jsonBody(context, testInput);
    return context.json(envelope(wireMessage(await sendTestMessage({ ...desk, mail }, to)), context), 201);
  });

  app.post('/outbox/:id/again', async (context) => {
    const { desk } = await writer(context, 'mail');
    const message = await sendMessageAgain({ ...desk, mail }, context.req.param('id'));
    return context.json(envelope(wireMessage(message), context));
  });

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
