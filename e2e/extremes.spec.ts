/** What goes to the edge of what the desk accepts looks intended: it passes what every page passes, on a phone and on a desk. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { ROOT } from '../server/testing/start-product.ts';
import { writeExtremes } from './extremes/newsroom.ts';
import { stories } from './extremes/stories.ts';
import { perWorker } from './own-product.ts';
import { visit } from './page-suite.ts';
import { startProduct, TEST_NOW } from './start-product.ts';

/** The product with the extreme newsroom in place of the demo's. */
const test = base.extend<object, { extremes: { url: string } }>({
  extremes: perWorker(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'extremes-'));
    const [newsroom, dataDir] = [join(folder, 'newsroom'), join(folder, 'data')];
    await writeExtremes(newsroom);
    const env = { ...process.env, DATA_DIR: dataDir, NOW: TEST_NOW, ALLOW_FROZEN_CLOCK: '1' };
    await promisify(execFile)(process.execPath, [join(ROOT, 'server/dist/content-command.js'), 'import', newsroom], {
      env,
    });
    const { url, stop } = await startProduct({ DATA_DIR: dataDir });
    return {
      url,
      async stop() {
        await stop();
        await rm(folder, { recursive: true });
      },
    };
  }),
});

const pages = [
  { name: 'the front page of a newsroom with little in it', path: '/', headline: stories[0]?.headline ?? '' },
  { name: 'a topic that nobody has written about', path: '/topics/silence/', headline: 'Silence' },
  { name: 'a listing of extremes', path: '/topics/phones/', headline: 'Phones' },
  {
    name: 'a writer with a very long name',
    path: '/profiles/writera/',
    headline: 'Maximiliana-Theodora Wolkenstein-Featherstonehaugh-Oyelaran',
  },
  { name: 'a writer of one letter', path: '/profiles/writerd/', headline: 'Ỹ' },
  ...stories.map(({ slug, path, headline }) => ({ name: slug.replaceAll('-', ' '), path, headline })),
];

for (const { name, path, headline } of pages)
  for (const width of [390, 1440])
    test.describe(() => {
      test.use({ viewport: { width, height: 900 } });

      test(`${name} is sound at ${width} px`, async ({ page, extremes }) => {
        const { status, problems } = await visit(page, path, extremes.url);
        expect(status).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
        expect(problems).toEqual([]);
      });
    });
