/** The newsroom's people in the running product: the first admin's link, sessions at every door, wherever the services run. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import { LIVE_CLOSE_CODES, LIVE_SOCKET_PATH, SESSION_KEY } from '@masthead/model';
import { freePort } from '@masthead/storage/testing';
import { audienceChannel } from '@masthead/tracking';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { runCommand } from './testing/run-command.ts';
import { type Product, startProduct } from './testing/start-product.ts';

const PASSWORD = 'correct horse battery';
const LINK = /\/desk\/welcome\/\?token=([\w-]{43})/;

interface Said {
  data?: Record<string, never>;
  errors?: { code: number; message: string }[];
}

const post = async (url: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, said: (await response.json()) as Said, cookies: response.headers.getSetCookie() };
};

/** Takes a link up; gives the cookie. */
async function join(url: string, token: string, person: object): Promise<string> {
  await post(url, '/api/desk/session/welcome/person', { token, ...person });
  const { said } = await post(url, '/api/desk/session/welcome/authenticator', { token, password: PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(String(said.data?.secret)) }).generate();
  const joined = await post(url, '/api/desk/session/welcome/password', { token, sealed: said.data?.sealed, code });
  expect([joined.status, joined.cookies.length]).toEqual([200, 1]);
  return joined.cookies[0]?.split(';')[0] ?? '';
}

const AMAL = { name: 'Amal Haddad', email: 'amal@example.com' };

describe('one process', () => {
  let product: Product;
  let cookie: string;
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'debug' });
    const token = LINK.exec(product.stdout())?.[1] ?? '';
    cookie = await join(product.url, token, AMAL);
  });
  afterAll(() => product.stop());

  const ask = (path: string, init: RequestInit = {}, as = cookie) =>
    fetch(product.url + path, { ...init, headers: { cookie: as, ...init.headers } });

  test('the link is printed once, before it is ready, and let nobody in twice', async () => {
    expect(product.stdout().match(new RegExp(LINK, 'g'))).toHaveLength(1);
    const again = await post(product.url, '/api/desk/session/welcome', { token: LINK.exec(product.stdout())?.[1] });
    expect(again.status).toBe(410);
  });

  test('who is signed in reads and writes at the desk, and is named in the log of writes', async () => {
    expect((await ask('/api/desk/stories')).status).toBe(200);
    const document = {
      typeName: 'content_article',
      slug: 'by-amal',
      headline: 'By Amal',
      type: 'News',
      topics: ['phones'],
      authors: ['inesokafor'],
      body: '<p>Words.</p>',
    };
    const writing = { method: 'POST', body: JSON.stringify(document) };
    expect((await ask('/api/desk/stories', writing)).status).toBe(403);
    expect((await ask('/api/desk/stories', { ...writing, headers: { origin: product.url } })).status).toBe(201);
    expect(await (await ask('/api/desk/audit?limit=1')).json()).toMatchObject({ data: [{ who: 'Amal Haddad' }] });
  });

  test('who is signed in follows the audience and sees previews; nobody else does', async () => {
    expect((await ask('/api/live/audience/today')).status).toBe(200);
    expect((await ask('/api/live/audience/today', {}, '')).status).toBe(401);
    const stories = (await (await ask('/api/desk/live')).json()) as { data: { id: string }[] };
    const preview = `/api/live/preview/${stories.data[0]?.id}`;
    const posting = { method: 'POST', body: JSON.stringify({ headline: 'Soon', body: '' }) };
    expect([(await ask(preview, posting)).status, (await ask(preview, posting, '')).status]).toEqual([200, 401]);
  });

  /** What a socket first hears that asks for the audience with the session's key: its report, or the code that it is closed with. */
  const heardWith = (headers: Record<string, string>) =>
    new Promise((resolve) => {
      const channel = audienceChannel('today');
      const socket = new WebSocket(`${product.url.replace('http', 'ws')}${LIVE_SOCKET_PATH}`, { headers });
      const send = (message: object) => socket.send(JSON.stringify(message));
      socket.on('open', () => send({ type: 'set_channels', channels: [{ name: channel, key: SESSION_KEY }] }));
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data));
        if (type === 'channels_set') send({ type: 'subscribe', channel });
        if (type === 'items') {
          resolve('a report');
          socket.close();
        }
      });
      socket.on('close', resolve);
      socket.on('error', ({ message }) => resolve(message));
    });

  test('who is signed in follows the audience over a socket; nobody else, and no page of others', async () => {
    expect(await heardWith({ cookie, origin: product.url })).toBe('a report');
    expect(await heardWith({ origin: product.url })).toBe(LIVE_CLOSE_CODES.noSuchChannel);
    expect(await heardWith({ cookie, origin: 'https://evil.example' })).toContain('403');
  });

  test('there is no second first admin; who is here is given a link on the machine', async () => {
    const env = { DATA_DIR: product.dataDir };
    await expect(runCommand(['staff', 'link'], env)).rejects.toThrow('There is an admin already');
    expect(await runCommand(['staff', 'link', AMAL.email], env)).toMatch(LINK);
    await runCommand(['staff', 'invite', 'ines@example.com', '--role', 'editor'], env);
    const { data } = (await (await ask('/api/desk/staff')).json()) as { data: object[] };
    expect(data).toMatchObject([
      { email: AMAL.email, state: 'active' },
      { email: 'ines@example.com', role: 'editor' },
    ]);
    await expect(runCommand(['staff', 'invite', 'x@example.com', '--role', 'owner'], env)).rejects.toThrow('no role');
  });

  test('no secret is in what it says or logs', async () => {
    await post(product.url, '/api/desk/session/password', { email: AMAL.email, password: `${PASSWORD} wrong` });
    const said = product.stdout() + product.stderr();
    expect(said).not.toContain(PASSWORD);
    expect(said).not.toContain(cookie.split('=')[1] ?? 'no cookie');
  });
});

test('a start without an admin prints a new link each time, and none when there is one', async () => {
  const DATA_DIR = mkdtempSync(inFolder(tmpdir(), 'masthead-first-admin-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const first = await startProduct({ DEMO_CONTENT: '0', DATA_DIR });
  const before = LINK.exec(first.stdout())?.[1];
  expect(before).toBeDefined();
  await first.stop('SIGKILL');
  const second = await startProduct({ DEMO_CONTENT: '0', DATA_DIR });
  const token = LINK.exec(second.stdout())?.[1] ?? '';
  expect(token).not.toBe(before);
  await join(second.url, token, AMAL);
  await second.stop();
  const third = await startProduct({ DEMO_CONTENT: '0', DATA_DIR });
  expect(third.stdout()).not.toMatch(LINK);
  await third.stop();
});

describe('a site whose content service runs elsewhere', () => {
  let content: Product;
  let site: Product;
  beforeAll(async () => {
    const PORT = `${await freePort()}`;
    const SITE_URL = `http://localhost:${PORT}`;
    content = await startProduct({ ROLES: 'content,identity', SITE_URL });
    site = await startProduct({ ROLES: 'site,studio,live', CONTENT_API_URL: content.url, PORT, SITE_URL });
  });
  afterAll(async () => {
    await site.stop();
    await content.stop();
  });

  test('people sign in at the site, and work there', async () => {
    const cookie = await join(site.url, LINK.exec(content.stdout())?.[1] ?? '', AMAL);
    const as = { cookie: `theme=dark; ${cookie}` };
    const who = await fetch(`${site.url}/api/desk/session`, { headers: as });
    expect(await who.json()).toMatchObject({ data: { person: { name: 'Amal Haddad' } } });
    const made = (origin: string) =>
      post(site.url, '/api/desk/tokens', { name: 'wall', scopes: ['read'] }, { ...as, origin });
    expect((await made('https://evil.example')).status).toBe(403);
    expect((await made(site.url)).status).toBe(201);
    expect((await fetch(`${site.url}/api/live/audience/today`, { headers: as })).status).toBe(200);
  });
});
