/** The OpenAPI document and the service say the same: every route is in it, and answers are what it says they are. */

import { SEND_MAIL } from '@masthead/mail';
import { INDEX_QUERY } from '@masthead/model';
import { createErrorReporter, localRateLimits, systemClock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { describeWithDatabase, silentLogger } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idOf } from '../kinds/newsroom-id.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, manuscriptIn, startDesk } from '../testing/desk.ts';
import { changeIn, KEYNOTE, liveDesk } from '../testing/live-desk.ts';
import { type Answer, NO_MAIL, NOW, openSmall, storeOf, temporaryMedia } from '../testing/newsroom.ts';
import { canvas } from '../testing/uploads.ts';
import { createDecisions } from '../use-cases/decisions.ts';
import { createApp } from './app.ts';

const jsonSchema = z.record(z.string(), z.unknown());
const operation = z.object({
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) })),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.1'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

const HALO = idOf('story', 'halo-tested');
const N = '/api/neutron';

/** A path that answers, for each call that is asked by its address alone. */
const READINGS: readonly string[] = [
  '/api/openapi.json',
  `${N}/composer/masthead/pages/article/halo-tested/web`,
  `${N}/components/masthead/editorial_quote/curated-nav-redesign/web`,
  `${N}/components/masthead/listing/topic/phones/web?limit=2`,
  `${N}/articles/masthead/halo-tested/web`,
  `${N}/products/masthead/web?uuids=${idOf('product', 'halo-12')}`,
  `${N}/authors/masthead/voices/data/web?ids=${idOf('author', 'annlee')}`,
  `${N}/stories/masthead/summaries/web?ids=${HALO}`,
  `${N}/awards/masthead/editors-choice/web`,
  `${N}/deals/masthead/web`,
  `${N}/url-generator/masthead/content_article/halo-tested`,
  `${N}/seamless/masthead/halo-tested/web`,
  `${N}/shortcodes/masthead/commerce/halo-12/web`,
  `${N}/livearticles/masthead/items/${KEYNOTE}/0/web`,
  `${N}/livearticles/masthead/channel/${KEYNOTE}/0/web`,
  `${N}/search/masthead/results/web?searchQuery=halo&facets=true`,
  `${N}/search/masthead/autocomplete/web?searchQuery=ha`,
  `${N}/feeds/masthead/partner/`,
  `${N}/feeds/masthead/topics/phones/`,
  `${N}/feeds/masthead/authors/annlee/`,
  `${N}/feeds/masthead/stories/halo-tested/`,
  `${N}/sitemaps/masthead/news/web`,
  `${N}/sitemaps/masthead/latest/web`,
  `${N}/sitemaps/masthead/pages/web`,
  `${N}/sitemaps/masthead/stories/web?ids=${HALO}`,
  `${N}/sitemaps/masthead/articles/index/web`,
  `${N}/sitemaps/masthead/articles/web`,
  `${N}/sitemaps/masthead/articles/year/2026/web`,
  `${N}/sitemaps/masthead/articles/year/2026/month/11/web`,
  `${N}/sitemaps/masthead/articles/year/2026/month/11/day/15/web?hydrate=true`,
  `${N}/flags/masthead/web`,
  `${N}/experiments/masthead/counts`,
  `${N}/vanity/masthead/dictionary`,
  `${N}/changes/masthead/web?after=0`,
  `${N}/geo/masthead/harbinger/predict/boise/id/web`,
  '/api/desk/stories',
  `/api/desk/stories/${HALO}`,
  `/api/desk/stories/${HALO}/revisions`,
  `/api/desk/stories/${HALO}/revisions/1`,
  `/api/desk/stories/${HALO}/former-slugs`,
  '/api/desk/topics',
  '/api/desk/people',
  '/api/desk/products',
  '/api/desk/media',
  '/api/desk/flags',
  '/api/desk/flags/dynamicWidgets/changes',
  '/api/desk/jobs',
  '/api/desk/token',
  '/api/desk/searches',
  '/api/desk/audit',
  '/api/desk/live',
  `/api/desk/live/${KEYNOTE}`,
  `/api/desk/live/${KEYNOTE}/readers`,
  `/api/desk/live/${KEYNOTE}/events`,
];

describeWithDatabase('the OpenAPI document', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  let told: z.output<typeof documentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database);
    told = documentSchema.parse((await desk.ask('/api/openapi.json')).body);
  });
  afterAll(() => desk.close());

  const operations = () =>
    Object.entries(told.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
    );

  /** The operation that an address belongs to: the one with the fewest parameters. */
  const operationAt = (method: string, path: string) =>
    operations()
      .filter((each) => each.method === method)
      .filter((each) => new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0];

  /** Local references are all that a schema by itself can have. */
  const standingAlone = (schema: unknown): Record<string, unknown> =>
    jsonSchema.parse(
      JSON.parse(
        JSON.stringify({ ...jsonSchema.parse(schema), $defs: told.components.schemas }).replaceAll(
          '#/components/schemas/',
          '#/$defs/',
        ),
      ),
    );

  const wrongIn = (schema: unknown, value: unknown): string | undefined => {
    const { error } = z.fromJSONSchema(standingAlone(schema)).safeParse(value);
    return error && z.prettifyError(error).slice(0, 600);
  };

  function check(method: string, address: string, { status, body }: Answer): void {
    const found = operationAt(method, new URL(address, 'http://x').pathname);
    const schema = found?.call.responses[`${status}`]?.content['application/json']?.schema;
    expect([method, address, status, schema !== undefined]).toEqual([method, address, status, true]);
    expect([address, wrongIn(schema, body)]).toEqual([address, undefined]);
  }

  it('has every route of the service, and no other', async () => {
    const store = storeOf(database);
    const { routes } = createApp({
      database: store,
      media: temporaryMedia().media,
      clock: systemClock,
      limits: localRateLimits(systemClock),
      siteKey: 'masthead',
      reporter: createErrorReporter({ logger: silentLogger }),
      decisions: createDecisions({ database: store, now: systemClock.now, logger: silentLogger }),
      misses: { note: () => {}, flush: async () => {} },
      jobs: { read: async () => [] },
      mail: NO_MAIL,
      readersOf: () => 0,
    });
    const real = routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`);
    const known = operations().map(({ method, path }) => `${method} ${path}`);
    expect(known.sort()).toEqual([...new Set(real)].sort());
  });

  it('names every parameter of each address', () => {
    for (const { path, call } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(call.parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(named);
    }
  });

  it('names what an index page is narrowed by', () => {
    const pages = operations().find(({ path }) => path.startsWith('/api/neutron/composer/'));
    expect(pages?.call.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining([...INDEX_QUERY]));
  });

  it('says which call does nothing without a key', async () => {
    const needsKey = ({ call }: ReturnType<typeof operations>[number]) =>
      call.parameters.some(({ name, required }) => name === 'idempotency-key' && required);
    const needing = operations().filter(needsKey);
    expect(needing.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/desk/live/{story}/items']);
    expect((await desk.send('POST', `/live/${KEYNOTE}/items`, { body: { headline: 'Once' } })).status).toBe(428);
  });

  it('refers to nothing that it does not have', () => {
    const references = JSON.stringify(told).matchAll(/"\$ref":"([^"]*)"/g);
    const names = new Set([...references].map(([, reference = '']) => reference));
    const known = Object.keys(told.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(names.size).toBeGreaterThan(3);
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(READINGS)('says what %s answers', async (address) => {
    const asked = address.startsWith('/api/desk')
      ? desk.send('GET', address.slice('/api/desk'.length))
      : desk.ask(address);
    check('GET', address, await asked);
  });

  it.each([
    [`${N}/uds/masthead/user/token`, {}],
    [`${N}/geo/masthead/allconnect/providers/web`, { zipcode: '83702' }],
    [`${N}/geo/masthead/smarty/address/autocomplete/web`, { address: '1 Main' }],
    [`${N}/geo/masthead/smarty/address/validation/web`, { address: '1 Main Street' }],
    ['/api/forms/privacy/masthead/requests', { address: 'ann@example.com' }],
  ])('says what %s answers when it is asked by a body', async (address, body) => {
    check('POST', address, await desk.ask(address, { method: 'POST', body: JSON.stringify(body) }));
  });

  it('says why something is refused', async () => {
    const refused = await desk.create({ typeName: 'content_article' });
    const { call } = operationAt('POST', '/api/desk/stories') ?? {};
    expect(refused.status).toBe(422);
    expect(wrongIn(call?.responses.default?.content['application/json']?.schema, refused.body)).toBeUndefined();
  });

  describe('says what writing answers:', () => {
    const send = async (method: string, path: string, sent: Parameters<Desk['send']>[2] = {}) => {
      const answer = await desk.send(method, path, sent);
      check(method, `/api/desk${path}`, answer);
      return answer;
    };

    it('a story from its first draft to the bin and back', async () => {
      const body = article('written-by-contract', { body: '<p>Some <font>words</font>.</p>' });
      const { call } = operationAt('POST', '/api/desk/stories') ?? {};
      const taken = call?.requestBody?.content['application/json']?.schema;
      expect([wrongIn(taken, body), wrongIn(taken, { ...body, topics: 'phones' }) !== undefined]).toEqual([
        undefined,
        true,
      ]);
      const { id } = manuscriptIn(await send('POST', '/stories', { body }));
      await send('PUT', `/stories/${id}`, { revision: 1, body: { ...body, headline: 'Changed' } });
      await send('POST', `/stories/${id}/preview`, { body: { revision: 1 } });
      await send('POST', `/stories/${id}/restore`, { revision: 2, body: { revision: 1 } });
      await send('POST', `/stories/${id}/schedule`, { revision: 3, body: { at: NOW + 60_000 } });
      await send('POST', `/stories/${id}/publish`, { revision: 3 });
      await send('POST', `/stories/${id}/unpublish`, { revision: 3 });
      await send('DELETE', `/stories/${id}`, { revision: 3 });
      await send('POST', `/stories/${id}/recover`, { revision: 3, body: {} });
    });

    it('pictures and flags', async () => {
      const form = new FormData();
      form.set('file', new File([await canvas().png().toBuffer()], 'red.png'));
      form.set('alt', 'Red');
      const kept = await desk.sendForm('/media', form);
      check('POST', '/api/desk/media', kept);
      const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(kept.body).data;
      await send('PUT', `/media/${id}`, { body: { alt: 'Still red' } });
      await send('PUT', '/flags/dynamicWidgets', { body: { on: true } });
    });

    it('what readers stumble over', async () => {
      const path = '/news/halo-tested.html';
      const missed = { path, readers: 3, robots: 1, referrers: [{ referrer: 'other.example/page', times: 2 }] };
      const error = {
        fingerprint: '0123456789abcdef',
        kind: 'thrown',
        name: 'TypeError',
        message: 'x is not a function',
        frames: [],
        page: '/',
        browser: 'Firefox',
        build: '1',
        times: 1,
      };
      const told = async (address: string, body: object) =>
        check('POST', address, await desk.ask(address, { method: 'POST', body: JSON.stringify(body) }));
      await told('/api/forms/missing/masthead/addresses', { addresses: [missed] });
      await told('/api/forms/errors/masthead/reports', { errors: [error] });
      await send('GET', '/missing');
      await send('GET', '/errors');
      await send('POST', '/redirects', { body: { path, target: '/tech/mobile/halo-tested/' } });
      await send('GET', '/redirects');
      await send('DELETE', `/redirects?path=${path}`);
      await send('DELETE', `/missing?path=${path}`);
      await send('DELETE', `/errors/${error.fingerprint}`);
    });

    it('webhooks', async () => {
      const added = await send('POST', '/webhooks', { body: { url: 'https://receiver.invalid/' } });
      const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(added.body).data;
      await send('GET', '/webhooks');
      await send('POST', `/webhooks/${id}/test`);
      await send('GET', `/webhooks/${id}/deliveries`);
      await send('DELETE', `/webhooks/${id}`);
    });

    it('the outbox', async () => {
      const put = await send('POST', '/outbox', { body: { to: 'ann@example.com' } });
      const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(put.body).data;
      await desk.wakeJob(SEND_MAIL);
      await send('GET', '/mail');
      await send('GET', '/outbox');
      await send('GET', `/outbox/${id}`);
      await send('POST', `/outbox/${id}/again`);
    });

    it('live coverage', async () => {
      const { post } = liveDesk(desk);
      const posted = await post({ headline: 'Now', body: '<p>It begins</p>' });
      check('POST', `/api/desk/live/${KEYNOTE}/items`, posted);
      const { id } = changeIn(posted).item;
      const waiting = await post({ headline: 'Later', at: NOW + 60_000 });
      check('POST', `/api/desk/live/${KEYNOTE}/items`, waiting);
      const later = z.object({ data: z.object({ id: z.string() }) }).parse(waiting.body).data.id;
      const base = `/live/${KEYNOTE}`;
      await send('POST', `${base}/preview`, { body: { headline: 'Maybe' } });
      for (const mark of ['pin', 'unpin', 'important', 'unimportant'])
        await send('POST', `${base}/items/${id}/${mark}`);
      await send('PUT', `${base}/scheduled/${later}`, { body: { headline: 'Later still' } });
      await send('DELETE', `${base}/scheduled/${later}`);
      await send('POST', `${base}/end`, { body: {} });
      await send('POST', `${base}/open`);
      await send('POST', `${base}/key`);
      await send('DELETE', `${base}/items/${id}`);
    });
  });
});
