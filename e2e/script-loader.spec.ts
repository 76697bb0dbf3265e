/** The loader of declared scripts, alone in a browser: every time, place, order and message that it has. */
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { createScriptLoader, ScriptLoader } from '../apps/site/client/privacy/script-loader.ts';
import { expect, test } from './fixtures.ts';

type Tags = Parameters<typeof createScriptLoader>[0];

/** What the tests find on the window. */
interface Bench {
  loader: { createScriptLoader: typeof createScriptLoader };
  scripts: ScriptLoader;
  /** Begins with these tags. */
  declare(tags: Tags): void;
  allowed: string[];
  lines: string[];
  ran: string[];
}

const HOST = 'https://tags.example';
const script = (tagId: string, changes: object = {}): object => ({
  tagId,
  owner: 'platform',
  host: 'tags.example',
  gdprCategory: 'C0004',
  src: `${HOST}/${tagId}.js`,
  timing: 'immediate',
  ...changes,
});

let code = '';
test.beforeAll(async () => {
  const entry = new URL('../apps/site/client/privacy/script-loader.ts', import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'loader' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  code = chunk?.type === 'chunk' ? chunk.code : '';
});

/** An empty page whose scripts say that they ran; `lost` ones are not found. */
async function open(page: Page, tags: readonly object[], { html = '', allowed = ['C0004'], on = ['adService'] } = {}) {
  await page.route('https://page.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Page</title><div id="root">Page</div>${html}`,
    }),
  );
  await page.route(`${HOST}/**`, (route, request) => {
    const name = new URL(request.url()).pathname.slice(1, -3);
    if (name.startsWith('lost')) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'text/javascript', body: `ran.push(${JSON.stringify(name)})` });
  });
  await page.goto('https://page.example/');
  await page.addScriptTag({ content: code });
  await page.evaluate(
    ([given, categories, features]) => {
      const bench = window as unknown as Bench;
      bench.ran = [];
      bench.lines = [];
      bench.allowed = categories;
      const shown = {
        isOn: (name: string) => features.includes(name),
        allows: (category: string) => category === 'C0001' || bench.allowed.includes(category),
        restricted: false,
        thirdParties: true,
        experiments: [],
      };
      bench.declare = (declared) => {
        bench.scripts = bench.loader.createScriptLoader(declared, shown, ({ level, message }) =>
          bench.lines.push(`${level}: ${message}`),
        );
        bench.scripts.update();
      };
      bench.declare(given as unknown as Tags);
    },
    [tags, allowed, on] as const,
  );
}
const ran = (page: Page) => page.evaluate(() => (window as unknown as Bench).ran);
const lines = (page: Page) => page.evaluate(() => (window as unknown as Bench).lines);
/** Allows and refuses, as a choice does. */
const allow = (page: Page, ...categories: string[]) =>
  page.evaluate((given) => {
    const bench = window as unknown as Bench;
    bench.allowed = given;
    bench.scripts.update();
  }, categories);
/** Until everything that was to happen in this task and the next has. */
const nextTask = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)));

test('a refused script waits, comes when it is allowed, and comes once', async ({ page }) => {
  await open(page, [script('ads')], { allowed: [] });
  await nextTask(page);
  await expect(page.locator('script#ads')).toHaveCount(0);
  await allow(page, 'C0004');
  await expect.poll(() => ran(page)).toEqual(['ads']);
  await allow(page, 'C0004', 'C0002');
  await nextTask(page);
  expect(await ran(page)).toEqual(['ads']);
  expect(await page.evaluate(() => (window as unknown as Bench).scripts.holdsRefused())).toBe(false);
  await allow(page);
  expect(await page.evaluate(() => (window as unknown as Bench).scripts.holdsRefused())).toBe(true);
});

test('each comes at its time', async ({ page }) => {
  const tags = ['immediate', 'queue', 'domContentLoaded', 'windowLoad', 'windowBeforeUnload'].map((timing) =>
    script(timing, { timing, priority: 0 }),
  );
  await open(page, []);
  const there = await page.evaluate(async (given) => {
    const bench = window as unknown as Bench;
    const ids = () => [...document.querySelectorAll('script[id]')].map(({ id }) => id);
    const states: string[] = [];
    // As if the document were still on its way: the events come when they are sent.
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    bench.declare(given as unknown as Tags);
    states.push(`at once: ${ids()}`);
    await new Promise((done) => setTimeout(done));
    states.push(`then: ${ids()}`);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    states.push(`read: ${ids()}`);
    dispatchEvent(new Event('load'));
    states.push(`loaded: ${ids()}`);
    dispatchEvent(new Event('beforeunload'));
    states.push(`left: ${ids()}`);
    return states;
  }, tags);
  expect(there).toEqual([
    'at once: immediate',
    'then: immediate,queue',
    'read: immediate,queue,domContentLoaded',
    'loaded: immediate,queue,domContentLoaded,windowLoad',
    'left: immediate,queue,domContentLoaded,windowLoad,windowBeforeUnload',
  ]);
});

test('what is refused before its time has come does not come', async ({ page }) => {
  await open(page, []);
  await page.evaluate(
    (tag) => {
      const bench = window as unknown as Bench;
      bench.declare(tag as unknown as Tags);
      bench.allowed = [];
    },
    [script('ads', { timing: 'queue' })],
  );
  await nextTask(page);
  await expect(page.locator('script#ads')).toHaveCount(0);
});

test('each stands at its place, the highest priority first', async ({ page }) => {
  await open(page, [
    script('low'),
    script('high', { priority: 5 }),
    script('before', { location: 'body' }),
    script('after', { location: 'footer' }),
  ]);
  expect(await page.locator('head script[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['high', 'low']);
  expect(await page.locator('body > [id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'before',
    'root',
    'after',
  ]);
});

test('what was sent asleep wakes with its consent; what was sent awake is left alone', async ({ page }) => {
  const html = `<script id="ads" type="text/plain" class="optanon-category-C0004" src="${HOST}/ads.js"></script><script id="own">ran = ['own']</script>`;
  const tags = [
    script('ads', { timing: 'serverRender' }),
    script('own', { timing: 'serverRender', gdprCategory: 'C0001' }),
  ];
  await open(page, tags, { html, allowed: [] });
  await expect(page.locator('#ads')).toHaveAttribute('type', 'text/plain');
  await allow(page, 'C0004');
  await expect.poll(() => ran(page)).toEqual(['ads']);
  await expect(page.locator('#ads')).not.toHaveAttribute('type', 'text/plain');
  await expect(page.locator('[id="own"]')).toHaveCount(1);
});

test('one that fails is logged and tried again when consent changes', async ({ page }) => {
  await open(page, [script('lost')]);
  await expect.poll(() => lines(page)).toEqual(['error: Loading of script lost failed.']);
  await expect(page.locator('script#lost')).toHaveCount(0);
  await allow(page, 'C0004', 'C0005');
  await expect.poll(() => lines(page)).toHaveLength(2);
});

test('one that is aborted is logged', async ({ page }) => {
  await open(page, [script('ads')]);
  await page.locator('script#ads').evaluate((element) => void element.dispatchEvent(new Event('abort')));
  expect(await lines(page)).toEqual(['warn: Loading of script ads was aborted.']);
});

test('without a head, the log says so', async ({ page }) => {
  await open(page, []);
  await page.evaluate(
    (tags) => {
      document.head.remove();
      (window as unknown as Bench).declare(tags as unknown as Tags);
    },
    [script('ads')],
  );
  expect(await lines(page)).toEqual(['error: Unable to get <head> element...']);
});

test('features, hosts and sources that are missing keep one out', async ({ page }) => {
  await open(page, [
    script('feature', { features: ['adService', 'timings'] }),
    script('elsewhere', { src: 'https://evil.example/a.js' }),
    script('nothing', { src: undefined }),
  ]);
  await nextTask(page);
  await expect(page.locator('script[id]')).toHaveCount(0);
  expect(await lines(page)).toEqual([
    'info: Features for feature is disabled, rejecting.',
    'error: Script elsewhere does not come from an address that it was declared with, rejecting.',
  ]);
});
