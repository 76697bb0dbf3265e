/** A site whose content service runs elsewhere: its editors write at the site, and notice nothing of that. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { editorAt, poll } from './testing/live-product.ts';
import { type Product, ROOT, startProduct } from './testing/start-product.ts';

const run = promisify(execFile);
const KEYNOTE = 'halo-keynote-live';
const stories = z.object({ data: z.array(z.object({ id: z.string(), slug: z.string() })) });
const contract = z.object({ paths: z.record(z.string(), z.unknown()) });
const paths = z.object({ data: z.array(z.object({ path: z.string() })) });
const kept = z.object({ data: z.object({ id: z.string() }) });

let content: Product;
let site: Product;
let token: string;
let story: string;

beforeAll(async () => {
  // Before the site stands a proxy, here the test; before the content service the site.
  const TRUSTED_PROXIES = '127.0.0.1';
  content = await startProduct({ ROLES: 'content', TRUSTED_PROXIES });
  site = await startProduct({ ROLES: 'site,live', CONTENT_API_URL: content.url, TRUSTED_PROXIES });
  const command = [
    'server/dist/content-command.js',
    'token',
    'create',
    'desk',
    'read,write,publish,media,audit,webhooks',
  ];
  const env = { ...process.env, DATA_DIR: content.dataDir };
  const { stdout } = await run(process.execPath, command, { cwd: ROOT, env });
  token = stdout.trim().split('\n').at(-1) ?? '';
  const { data } = stories.parse(await (await asked('/api/desk/live')).json());
  story = data.find(({ slug }) => slug === KEYNOTE)?.id ?? '';
});
afterAll(async () => {
  await site.stop();
  await content.stop();
});

const asked = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });

const editor = () => editorAt(site.url, token, story);

test('what is posted at the site is with its readers, once under one key', async () => {
  const key = randomUUID();
  const { id } = await editor().post('Written at the site', key);
  expect((await editor().post('Written at the site', key)).id).toBe(id);
  const { items } = await poll(site.url, 0, story);
  expect(items.filter((item) => item.id === id)).toMatchObject([{ shown: { headline: 'Written at the site' } }]);
});

test('a change names the state that it was made on, and is refused like there', async () => {
  const { id, event } = await editor().post('Written by two');
  const words = { headline: 'By me', body: '<p>Mine.</p>', author: null };
  const keyed = () => ({ 'idempotency-key': randomUUID() });
  const changed = await editor().act('PUT', `/items/${id}`, words, { ...keyed(), 'if-match': `"${event}"` });
  expect(changed.event).toBeGreaterThan(event);
  const late = await editor().send('PUT', `/items/${id}`, words, { ...keyed(), 'if-match': `"${event}"` });
  expect([late.status, await late.json()]).toMatchObject([409, { errors: [{ context: { current: { id } } }] }]);
  expect((await editor().send('PUT', `/items/${id}`, words, keyed())).status).toBe(428);
});

test('a picture of any size that is taken there is taken, with its words', async () => {
  const form = new FormData();
  const picture = await readFile(resolve(ROOT, 'content/pictures/robot-vacuum.jpg'));
  // What stands after a picture's end is kept as it came: more than a text may have.
  const large = Buffer.concat([picture, Buffer.alloc(2_000_000)]);
  form.set('file', new File([large], 'stage.jpg', { type: 'image/jpeg' }));
  form.set('alt', 'The stage');
  const answer = await asked('/api/desk/media', { method: 'POST', body: form });
  expect([answer.status, kept.safeParse(await answer.json()).success]).toEqual([201, true]);
});

const sentBy = (sender: string, bearer = token) => ({
  authorization: `Bearer ${bearer}`,
  'x-forwarded-for': sender,
  'idempotency-key': randomUUID(),
});

test('the log of writes has whom it came from, over the site and its proxy', async () => {
  const post = {
    method: 'POST',
    headers: sentBy('198.51.100.7'),
    body: JSON.stringify({ headline: 'Sent', body: '' }),
  };
  expect((await fetch(`${site.url}/api/desk/live/${story}/items`, post)).status).toBe(201);
  const log = await fetch(`${content.url}/api/desk/audit?limit=1`, { headers: { authorization: `Bearer ${token}` } });
  expect(await log.json()).toMatchObject({
    data: [{ who: 'desk', from: '198.51.100.7', does: 'posted to live coverage', about: story }],
  });
});

test('who tries too many tokens waits, by whichever way they come; others do not', async () => {
  const tried = (sender: string, bearer?: string) =>
    fetch(`${site.url}/api/desk/live`, { headers: sentBy(sender, bearer) });
  for (let count = 0; count < 20; count += 1)
    expect((await tried('198.51.100.8', `mh_${'x'.repeat(43)}`)).status).toBe(401);
  const refused = await tried('198.51.100.8');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await tried('198.51.100.9')).status).toBe(200);
});

test('nobody without a token gets in, and no answer is kept', async () => {
  for (const path of ['/api/desk/live', `/api/desk/live/${story}`]) {
    const refused = await fetch(site.url + path);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
  }
  const picture = { method: 'POST', body: Buffer.alloc(3_000_000) };
  expect((await fetch(`${site.url}/api/desk/media`, picture)).status).toBe(401);
});

test('what is too large is refused before it is taken there', async () => {
  const large = await editor().send('POST', '/items', { headline: 'x', body: 'y'.repeat(1_000_000) });
  expect([large.status, await large.json()]).toMatchObject([413, { errors: [{ code: 413 }] }]);
});

test('every room of the desk finds its list, and tools find the contract', async () => {
  for (const call of ['stories', 'topics', 'media', 'missing', 'redirects', 'errors', 'audit', 'webhooks'])
    expect([call, (await asked(`/api/desk/${call}`)).status]).toEqual([call, 200]);
  expect(contract.parse(await (await fetch(`${site.url}/api/openapi.json`)).json()).paths).toHaveProperty([
    '/api/desk/missing',
  ]);
});

test('an address that the site does not have is made to lead on at the site, and back', async () => {
  const path = '/old/best-vacuums-of-all/';
  const missed = async () => paths.parse(await (await asked('/api/desk/missing')).json()).data.map((each) => each.path);
  const redirect = (init: RequestInit, query = '') => asked(`/api/desk/redirects${query}`, init);
  const reader = { headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' }, redirect: 'manual' } as const;
  expect((await fetch(site.url + path, reader)).status).toBe(404);
  await expect.poll(missed).toContain(path);
  const body = JSON.stringify({ path, target: '/topics/phones/' });
  expect((await redirect({ method: 'POST', body })).status).toBe(201);
  await expect.poll(async () => (await fetch(site.url + path, reader)).status).toBe(301);
  expect((await redirect({ method: 'DELETE' }, `?path=${path}`)).status).toBe(200);
  expect(await missed()).toContain(path);
});

test('a story that is written at the site says its revision as it does there', async () => {
  const document = {
    typeName: 'content_article',
    slug: 'written-at-the-site',
    headline: 'Written at the site',
    type: 'News',
    topics: ['phones'],
    authors: ['inesokafor'],
    body: '<p>Words.</p>',
  };
  const answer = await asked('/api/desk/stories', { method: 'POST', body: JSON.stringify(document) });
  expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"1"']);
});

test('while the content service is away the site says so, and stays up', async () => {
  const lonely = await startProduct({ ROLES: 'site', CONTENT_API_URL: 'http://127.0.0.1:1' });
  try {
    const answer = await fetch(`${lonely.url}/api/desk/live`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await answer.text()).not.toMatch(/ECONNREFUSED|fetch failed/);
    expect((await fetch(`${lonely.url}/_node/status`)).status).toBe(200);
  } finally {
    await lonely.stop();
  }
});
