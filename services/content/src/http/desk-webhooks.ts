/** The desk's calls about webhooks: who is told of what was published, and whether that arrived. */
import { Hono } from 'hono';
import type { DeliveryRow, WebhookRow } from '../webhooks/schema.ts';
import {
  addWebhook,
  deliveriesOf,
  removeWebhook,
  rotateSecret,
  rotationInput,
  testWebhook,
  webhookInput,
  webhooks,
} from '../webhooks/webhooks.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { portionAnswer, portionAsked } from './desk-lists.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

export function deskWebhookRoutes(deps: AppDeps): Hono {
  const { db } = deps.database;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/webhooks', async (context) => {
    await reader(context, 'webhooks');
    return context.json(envelope((await webhooks(db)).map(wireWebhook), context));
  });

  app.post('/webhooks', async (context) => {
    const { by, desk } = await writer(context, 'webhooks');
    const row = await addWebhook(desk, await jsonBody(context, webhookInput), by);
    return context.json(envelope({ ...wireWebhook(row), secret: row.secret }, context), 201);
  });

  app.post('/webhooks/:id/secret', async (context) => {
    const { desk } = await writer(context, 'webhooks');
    const row = await rotateSecret(desk, context.req.param('id'), await jsonBody(context, rotationInput));
    return context.json(envelope({ ...wireWebhook(row), secret: row.secret }, context));
  });

  app.delete('/webhooks/:id', async (context) => {
    const { desk } = await writer(context, 'webhooks');
    const { id } = context.req.param();
    await removeWebhook(desk, id);
    return context.json(envelope({ id, removed: true }, context));
  });

  app.post('/webhooks/:id/test', async (context) => {
    const { desk } = await writer(context, 'webhooks');
    return context.json(envelope(wireDelivery(await testWebhook(desk, context.req.param('id'))), context));
  });

  app.get('/webhooks/:id/deliveries', async (context) => {
    await reader(context, 'webhooks');
    const { id } = context.req.param();
    return portionAnswer(context, await deliveriesOf(db, id, portionAsked(context)), wireDelivery);
  });

  return app;
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(Number(at)).toISOString());

const wireWebhook = ({ id, url, events, about, created_by, created_at, old_secret_until }: WebhookRow) => ({
  id,
  url,
  events: events.split(' '),
  about,
  createdBy: created_by,
  created: iso(created_at),
  oldSecretUntil: iso(old_secret_until),
});

const wireDelivery = ({ id, event, state, attempts, due_at, created_at, tried_at, status, error }: DeliveryRow) => ({
  id,
  event,
  state,
  attempts,
  created: iso(created_at),
  tried: iso(tried_at),
  next: iso(due_at),
  status,
  error,
});
