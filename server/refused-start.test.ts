import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ProductEnv, spawnProduct } from './testing/start-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-refused-'));
const regularFile = join(folder, 'regular-file');
beforeAll(() => writeFileSync(regularFile, ''));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusalOf(env: ProductEnv): Promise<string> {
  const product = spawnProduct(env);
  onTestFinished(async () => {
    await product.stop('SIGKILL');
  });
  const { code } = await product.ended;
  expect(code).toBe(1);
  expect(product.stdout()).not.toContain('ready');
  expect(product.stdout() + product.stderr()).not.toMatch(/^\s+at /m);
  return product.stderr();
}

const BAD_SETTINGS: Readonly<Record<string, { value: string; sentence: string }>> = {
  PORT: { value: 'abc', sentence: 'PORT is "abc": it takes a whole number from 1 to 65535.' },
  HOST: { value: 'not a host', sentence: 'HOST is "not a host": it takes a host name or an IP address.' },
  APP_ENV: { value: 'x', sentence: 'APP_ENV is "x": it takes production or development.' },
  DATABASE_URL: { value: 'mysql://me:secret@db/x', sentence: 'DATABASE_URL has a value that is not shown: it takes' },
  REDIS_URL: { value: 'http://me:secret@cache', sentence: 'REDIS_URL has a value that is not shown: it takes' },
  NOW: { value: 'noon', sentence: 'NOW is "noon": it takes an ISO instant' },
  ROLES: {
    value: 'foo',
    sentence:
      'ROLES is "foo": it takes a comma list out of content, discussion, ads, identity, images, studio, site, live, events.',
  },
  CONTENT_API_URL: { value: 'ftp://content', sentence: 'CONTENT_API_URL is "ftp://content": it takes' },
  SITE_URL: { value: 'https://example.com/path', sentence: 'SITE_URL is "https://example.com/path": it takes' },
  LOG_LEVEL: { value: 'loud', sentence: 'LOG_LEVEL is "loud": it takes' },
  DEMO_CONTENT: { value: 'yes', sentence: 'DEMO_CONTENT is "yes": it takes 1 or 0.' },
  SCRIPTS: { value: 'ads.js', sentence: 'SCRIPTS is "ads.js": it takes JSON such as' },
  ADAPTERS: { value: 'chartbeat', sentence: 'ADAPTERS is "chartbeat": it takes JSON such as' },
  SMTP_URL: { value: 'mail.example.com', sentence: 'SMTP_URL has a value that is not shown: it takes an address such' },
  MAIL_FROM: { value: 'nobody', sentence: 'MAIL_FROM is "nobody": it takes an address such as' },
  SHUTDOWN_GRACE_MS: { value: '-1', sentence: 'SHUTDOWN_GRACE_MS is "-1": it takes' },
};

describe('a bad setting stops the start with a sentence that names it', () => {
  const single: [ProductEnv, string][] = [
    [
      { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'one', DKIM_KEY_FILE: '/no/such/file' },
      'DKIM_KEY_FILE is "/no/such/file": the file cannot be read.',
    ],
    [
      { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'one', DKIM_KEY_FILE: 'package.json' },
      'DKIM_KEY_FILE is "package.json": the file holds no private key in PEM without a passphrase.',
    ],
    [{ SCRIPTS: '{"miner":{"src":"/a.js"}}' }, 'SCRIPTS: miner is no script that a publication can have.'],
    [
      { ADAPTERS: '{"spy":{"src":"/a","account":"1"}}' },
      'ADAPTERS: spy is no service that can be told what readers do.',
    ],
    [
      {
        SCRIPTS: '{"audience":{"src":"/a.js"}}',
        ADAPTERS: '{"audienceBeacon":{"src":"/b","account":"1"}}',
      },
      'ADAPTERS: audienceBeacon counts what the script audience of SCRIPTS counts already.',
    ],
    [{ ROLES: 'site' }, 'ROLES has site without content: CONTENT_API_URL must say where the content service is.'],
  ];
  test.each(single)('%j', async (env, sentence) => {
    expect(await refusalOf(env)).toContain(sentence);
  });

  test('all bad settings are told in one go, a line each, without secrets', async () => {
    const env = Object.fromEntries(Object.entries(BAD_SETTINGS).map(([name, { value }]) => [name, value]));
    const said = await refusalOf(env);
    const expected = Object.values(BAD_SETTINGS).map(({ sentence }) => sentence);
    const lines = said.trim().split('\n');
    expect(lines).toHaveLength(expected.length);
    for (const sentence of expected) expect(said).toContain(sentence);
    expect(said).not.toContain('secret');
  });
});

describe('what the machine does not give stops the start with a sentence', () => {
  /** It is noticed when all else is ready: without a newsroom to load, that is soon. */
  const EMPTY = { DEMO_CONTENT: '0' };

  test('a port in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await refusalOf({ ...EMPTY, PORT: port })).toBe(
      `PORT is ${port}: another process is already using it. Stop that one, or set PORT to another number.\n`,
    );
  });

  test.each(['203.0.113.7', 'no-such-host.invalid'])('the host %s that is not ours', async (host) => {
    expect(await refusalOf({ ...EMPTY, HOST: host })).toMatch(/^HOST cannot be listened on: /);
  });

  const unusable = [join(regularFile, 'sub'), regularFile, '/proc/masthead/data', '/dev/null/data'];
  test.each(unusable)('the data folder %s', async (path) => {
    expect(await refusalOf({ DATA_DIR: path })).toContain(`DATA_DIR is "${path}": the folder cannot be`);
  });

  test('a data folder that cannot be written, also when the database is elsewhere', async () => {
    const env = { DATA_DIR: join(regularFile, 'sub'), DATABASE_URL: 'postgres://me@127.0.0.1:1/x' };
    expect(await refusalOf(env)).toMatch(/^DATA_DIR is /);
  });

  test('a file that is no database', async () => {
    writeFileSync(join(folder, 'content.sqlite'), 'This is a letter, not a database.'.repeat(100));
    expect(await refusalOf({ DATA_DIR: folder })).toMatch(/^DATA_DIR is .*content\.sqlite" in it is not a database/);
  });

  test.each(['postgres://me:secret@no-such-host.invalid/x', 'postgres://me:se%zzcret@no-such-host.invalid/x'])(
    'a PostgreSQL that cannot be reached, without its password: %s',
    async (address) => {
      const said = await refusalOf({ DATABASE_URL: address });
      expect(said).toMatch(/^DATABASE_URL is "postgres:.*": PostgreSQL cannot be reached there/);
      expect(said).not.toMatch(/secret|se%zzcret/);
    },
  );
});
