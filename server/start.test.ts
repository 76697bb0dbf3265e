import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ARTICLE, FRONT, firstPicture, mainText, pageAt, riverTotal, THREE_PAGES, TOPIC } from './testing/newsroom.ts';
import { type ProductEnv, startProduct } from './testing/start-product.ts';

async function started(env: ProductEnv = {}) {
  const product = await startProduct(env);
  onTestFinished(async () => {
    await product.stop();
  });
  return product;
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** From the spawn to the ready line, less what it waited for its turn: the machine is shared with other tests. */
async function timeToReady(env: ProductEnv): Promise<number> {
  const before = performance.now();
  const product = await startProduct(env);
  const time = performance.now() - before;
  const [, waitedNs] = readFileSync(`/proc/${product.child.pid}/schedstat`, 'utf8').split(' ');
  await product.stop();
  return time - Number(waitedNs) / 1e6;
}

/** The link that lets the first of the newsroom's people in, until there is one. */
const FIRST_ADMIN = /Nobody can sign in at the desk yet\. .*\/desk\/welcome\/\?token=[\w-]{43}/;

test('the start makes its folder, says what it does, and the address of the ready line answers', async () => {
  const folder = join(ownFolder(), 'not', 'yet', 'there');
  const { url, stdout, stderr } = await started({
    DATA_DIR: folder,
    NOW: '2026-11-15T18:00:00Z',
    ALLOW_FROZEN_CLOCK: '1',
  });
  const lines = stdout().replace(FIRST_ADMIN, 'the first admin');
  expect(lines).toBe(`Loading the demo newsroom\nthe first admin\nMasthead is ready on ${url}\n`);
  expect(stderr()).toBe('');
  expect(['', 'content.sqlite', 'content.sqlite-wal'].map((name) => rightsOf(join(folder, name)))).toEqual([
    '700',
    '600',
    '600',
  ]);
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const front = await fetch(url);
  expect(front.status).toBe(200);
  // The clock stands still where it is told to.
  expect(front.headers.get('last-modified')).toBe('Sun, 15 Nov 2026 18:00:00 GMT');
});

test('a second start finds its newsroom and pictures, does not load it again, and is ready within 2 s', async () => {
  const env = { DATA_DIR: ownFolder() };
  const first = await started(env);
  const stories = await riverTotal(first.url);
  await first.stop();

  const second = await started(env);
  expect(second.stdout().replace(FIRST_ADMIN, 'the first admin')).toBe(
    `the first admin\nMasthead is ready on ${second.url}\n`,
  );
  expect(await riverTotal(second.url)).toBe(stories);
  const picture = await fetch(second.url + firstPicture((await pageAt(second.url, FRONT)).html));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await picture.bytes()).length).toBeGreaterThan(1000);
  await second.stop();

  // The first of them may read its code from the disk.
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && best >= 2000; round += 1) best = Math.min(best, await timeToReady(env));
  expect(best).toBeLessThan(2000);
});

test('without demo content the site is empty and works', async () => {
  const { url, stdout, stderr } = await started({ DEMO_CONTENT: '0' });
  expect(stdout()).not.toContain('demo newsroom');
  const front = await pageAt(url, FRONT);
  expect(front.status).toBe(200);
  expect(mainText(front.html)).toContain('Nothing here yet');
  expect((await pageAt(url, ARTICLE)).status).toBe(404);
  expect((await pageAt(url, TOPIC)).status).toBe(404);
  expect(stderr()).toBe('');
});

test('production renders with the production build of React', async () => {
  // Only React's development build looks for its developer tools.
  const listen = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    registerInternalModuleStart: () => process.stderr.write('This is the development build of React.'),
    registerInternalModuleStop: () => {},
  };`;
  const { url, stderr } = await started({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(listen)}`,
  });
  for (const path of THREE_PAGES) expect((await pageAt(url, path)).status).toBe(200);
  expect(stderr()).toBe('');
});

test('development serves the same pages from the sources', async () => {
  const { url, said } = await started({ APP_ENV: 'development' });
  const { status, text, html } = await pageAt(url, ARTICLE);
  expect([status, text.length > 1000]).toEqual([200, true]);
  expect(html).toContain('/client/main.tsx');
  const client = await fetch(`${url}/client/main.tsx`);
  expect(client.headers.get('content-type')).toContain('javascript');
  const failing = await pageAt(url, '/_error/throw');
  expect(failing.html).toContain('Thrown on purpose');
  // For people: a time, a level and a sentence, not JSON.
  await said(/^\d\d:\d\d:\d\d\.\d{3} ERROR Thrown on purpose by \/_error\/throw/m);
});
