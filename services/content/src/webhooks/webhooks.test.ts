/** Webhooks: told of what readers see, signed, at least once, and never a way into the machine's own network. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, manuscriptIn, movableClock, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { openSmall, storeOf } from '../testing/newsroom.ts';
import { deliverDue, forgetOldDeliveries } from './deliver.ts';
import { queueDelivery } from './queue.ts';
import { addWebhook, webhookInput } from './webhooks.ts';

interface Heard {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  path: string | undefined;
}

/** Somebody elsewhere who is told, and answers as they are asked to. */
async function startReceiver() {
  const heard: Heard[] = [];
  /** `meanwhile` happens before the answer. */
  const answers: { status: number; headers?: Record<string, string>; meanwhile?: () => Promise<unknown> }[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    heard.push({ headers: request.headers, body, path: request.url });
    const { status, headers, meanwhile } = answers.shift() ?? { status: 204 };
    await meanwhile?.();
    response.writeHead(status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { heard, answers, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

const TEST = { type: 'webhook.test', data: {} };
const hook = z.object({ id: z.string(), secret: z.string().startsWith('whsec_') });
const message = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.looseObject({ slug: z.string().optional() }),
});
const deliveries = z.object({
  data: z.array(
    z.object({
      event: z.string(),
      state: z.string(),
      attempts: z.number(),
      status: z.number().nullable(),
      error: z.string().nullable(),
      next: z.string().nullable(),
    }),
  ),
  meta: z.object({ total: z.number() }),
});

describeEachEngine('webhooks', (suite) => {
  let database: Database<ContentSchema>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let desk: Desk;
  const clock = movableClock();
  beforeAll(async () => {
    database = await openSmall(suite);
    receiver = await startReceiver();
    desk = await startDesk(database, { clock, allowPrivateWebhooks: true });
  });
  afterAll(async () => {
    receiver.close();
    await desk.close();
  });
  beforeEach(async () => {
    await desk.wake();
    await database.db.deleteFrom('webhook_deliveries').execute();
    await database.db.deleteFrom('webhooks').execute();
    receiver.heard.length = 0;
  });

  const added = async (more: object = {}) => {
    const answer = await desk.send('POST', '/webhooks', { body: { url: receiver.url, ...more } });
    expect(answer.status).toBe(201);
    return z.object({ data: hook }).parse(answer.body).data;
  };
  const types = () => receiver.heard.map(({ body }) => message.parse(JSON.parse(body)).type);
  const log = async (id: string) => deliveries.parse((await desk.send('GET', `/webhooks/${id}/deliveries`)).body).data;

  it('are told what was published, updated and withdrawn, and nothing else', async () => {
    await added();
    const draft = manuscriptIn(await desk.create(article(`told-${suite.engine}`)));
    await desk.wake();
    expect(types()).toEqual([]);
    const story = manuscriptIn(await desk.act('publish', draft));
    await desk.act('publish', story);
    const changed = manuscriptIn(await desk.edit(story, { ...story.document, headline: 'Changed' }));
    await desk.act('publish', changed);
    await desk.act('unpublish', changed);
    await desk.wake();
    expect(types()).toEqual(['story.published', 'story.updated', 'story.withdrawn']);
    expect(message.parse(JSON.parse(receiver.heard[1]?.body ?? '')).data).toMatchObject({
      id: story.id,
      typeName: 'content_article',
      slug: story.slug,
      headline: 'Changed',
      path: `/tech/${story.slug}/`,
      revision: 2,
    });
  });

  it('are signed so that the receiver can tell who it is from and when', async () => {
    const { secret } = await added();
    await desk.published(article(`signed-${suite.engine}`));
    await desk.wake();
    const { headers = {}, body = '' } = receiver.heard[0] ?? {};
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(key).toHaveLength(32);
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(headers['webhook-timestamp']).toBe(`${Math.floor(clock.now() / 1000)}`);
  });

  const HOUR_MS = 3_600_000;
  const rotated = async (id: string, body: object = {}) => {
    const answer = await desk.send('POST', `/webhooks/${id}/secret`, { body });
    expect(answer.status).toBe(200);
    return z.object({ data: hook.extend({ oldSecretUntil: z.string().nullable() }) }).parse(answer.body).data;
  };
  /** What the last message was signed by, of some secrets. */
  const signedBy = (secrets: readonly string[]) => {
    const { headers = {}, body = '' } = receiver.heard.at(-1) ?? {};
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signatures = String(headers['webhook-signature']).split(' ');
    return signatures.map((signature) =>
      secrets.findIndex((secret) => {
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        return signature === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      }),
    );
  };
  const toldAgain = async (id: string) => {
    await desk.send('POST', `/webhooks/${id}/test`);
    await desk.wake();
  };

  it('are signed by the old secret, too, for a time after it was changed', async () => {
    const { id, secret: first } = await added();
    const { secret: second, oldSecretUntil } = await rotated(id);
    expect(second).not.toBe(first);
    expect(oldSecretUntil).toBe(new Date(clock.now() + 24 * HOUR_MS).toISOString());
    await toldAgain(id);
    expect(signedBy([first, second])).toEqual([1, 0]);
    clock.pass(24 * HOUR_MS - 1);
    await toldAgain(id);
    expect(signedBy([first, second])).toEqual([1, 0]);
    clock.pass(1);
    await toldAgain(id);
    expect(signedBy([first, second])).toEqual([1]);
    await forgetOldDeliveries({ database: storeOf(database, clock), clock });
    const row = await database.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ secret: second, old_secret: null, old_secret_until: null });
  });

  it('have two secrets at the most, and one when the old is to be over at once', async () => {
    const { id, secret: first } = await added();
    const { secret: second } = await rotated(id, { hours: 168 });
    const { secret: third } = await rotated(id, { hours: 1 });
    await toldAgain(id);
    expect(signedBy([first, second, third])).toEqual([2, 1]);
    const { secret: last, oldSecretUntil } = await rotated(id, { hours: 0 });
    await toldAgain(id);
    expect([oldSecretUntil, signedBy([first, second, third, last])]).toEqual([null, [3]]);
  });

  it.each([{ hours: -1 }, { hours: 169 }, { hours: 1.5 }, { hours: '1' }])('take no such time as %j', async (body) => {
    const { id } = await added();
    const answer = await desk.send('POST', `/webhooks/${id}/secret`, { body });
    expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['hours']]);
    expect((await desk.send('POST', '/webhooks/no-such/secret', { body: {} })).status).toBe(404);
  });

  it('are tried again, later each time, under the same id, and given up in the end', async () => {
    const { id } = await added();
    receiver.answers.push({ status: 500 }, { status: 302, headers: { location: '/elsewhere' } });
    await desk.published(article(`again-${suite.engine}`));
    await desk.wake();
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500, error: 'It answered 500' }]);
    await desk.wake();
    expect(receiver.heard).toHaveLength(1);
    clock.pass(5000);
    await desk.wake();
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 2, status: 302 }]);
    clock.pass(5 * 60_000);
    await desk.wake();
    expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 3, status: 204, error: null, next: null }]);
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.heard).toHaveLength(3);

    receiver.answers.push(...Array.from({ length: 10 }, () => ({ status: 503 })));
    await desk.send('POST', `/webhooks/${id}/test`);
    for (let tries = 0; tries < 12; tries += 1) {
      await desk.wake();
      clock.pass(24 * 3_600_000);
    }
    const [test] = await log(id);
    expect(test).toMatchObject({ event: 'webhook.test', state: 'failed', attempts: 10, next: null });
  });

  it('that are slow keep no other waiting', async () => {
    const [slow, quick] = [await added({ url: `${receiver.url}/slow` }), await added({ url: `${receiver.url}/quick` })];
    // Nobody hears of it before somebody looks for what is due.
    const queue = ({ id }: { id: string }) =>
      storeOf(database, clock).write((db) => queueDelivery(db, { id }, TEST, clock.now()));
    const late = { status: 204, meanwhile: async () => clock.pass(9_000) };
    receiver.answers.push({ ...late, meanwhile: () => late.meanwhile().then(() => queue(quick)) }, late, late);
    for (let count = 0; count < 3; count += 1) await queue(slow);
    await desk.wake();
    const told = receiver.heard.map(({ path }) => path);
    expect(told).toHaveLength(4);
    expect(told.indexOf('/hook/quick')).toBeLessThan(3);
  });

  it('are told again what could not be noted', async () => {
    const another = await openSmall(suite);
    const store = storeOf(another, clock);
    const input = webhookInput.parse({ url: receiver.url });
    const webhook = await addWebhook({ database: store, clock }, input, { name: 'a test' });
    await store.write((db) => queueDelivery(db, webhook, TEST, clock.now()));
    const rename = (from: string, to: string) => another.db.schema.alterTable(from).renameTo(to).execute();
    receiver.answers.push({ status: 204, meanwhile: () => rename('webhook_deliveries', 'away') });
    const deliver = () => deliverDue({ database: store, clock, allowPrivate: true }, new AbortController().signal);
    await expect(deliver()).rejects.toThrow('webhook_deliveries');
    await rename('away', 'webhook_deliveries');
    await deliver();
    expect(types()).toEqual(['webhook.test', 'webhook.test']);
  });

  it('hear only of what they want to, and nothing once they are removed', async () => {
    const { id } = await added({ events: ['story.withdrawn'] });
    const story = await desk.published(article(`wanted-${suite.engine}`));
    await desk.act('unpublish', story);
    await desk.wake();
    expect(types()).toEqual(['story.withdrawn']);
    expect((await desk.send('DELETE', `/webhooks/${id}`)).status).toBe(200);
    const after = await desk.published(article(`after-${suite.engine}`));
    await desk.act('unpublish', after);
    await desk.wake();
    expect(types()).toHaveLength(1);
    expect((await desk.send('GET', `/webhooks/${id}/deliveries`)).status).toBe(404);
  });

  it('have a secret that is shown once', async () => {
    const { id, secret } = await added({ about: 'the app' });
    const { body } = await desk.send('GET', '/webhooks');
    expect(body).toMatchObject({ data: [{ id, url: receiver.url, about: 'the app' }] });
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('are in the log of writes, with who added, tried, changed and removed them', async () => {
    const { id } = await added();
    await desk.send('POST', `/webhooks/${id}/test`);
    await rotated(id);
    await desk.send('DELETE', `/webhooks/${id}`);
    const { body } = await desk.send('GET', `/audit?about=${id}`);
    const does = z.object({ data: z.array(z.object({ does: z.string() })) }).parse(body).data;
    expect(does.map((each) => each.does)).toEqual([
      'removed the webhook',
      'changed the secret of the webhook',
      'tried the webhook',
      'added a webhook',
    ]);
  });

  it.each(['ftp://example.com/', 'https://ann:lee@example.com/', 'example.com', 'https://example.com/#x', ''])(
    'have no address such as %s',
    async (url) => {
      const answer = await desk.send('POST', '/webhooks', { body: { url } });
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['url']]);
    },
  );

  it('are so many and no more', async () => {
    for (let count = 0; count < 20; count += 1) await added();
    expect((await desk.send('POST', '/webhooks', { body: { url: receiver.url } })).status).toBe(409);
  });

  describe('unless a setting allows it', () => {
    it('reach nobody within the house', async () => {
      const { port } = new URL(receiver.url);
      const guarded = await startDesk(database, { clock });
      const ids = [];
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1'])
        ids.push((await added({ url: `http://${host}:${port}/hook` })).id);
      await desk.close();
      for (const id of ids) await guarded.send('POST', `/webhooks/${id}/test`);
      await guarded.wake();
      for (const id of ids)
        expect(deliveries.parse((await guarded.send('GET', `/webhooks/${id}/deliveries`)).body).data).toMatchObject([
          { state: 'waiting', status: null, error: expect.stringContaining('not of the open internet') },
        ]);
      expect(receiver.heard).toEqual([]);
      await guarded.close();
    });
  });
});
