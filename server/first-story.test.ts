/** The page "Your first story", done as it says: by somebody who has nothing but that page. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment, type Product, ROOT, startProduct } from './testing/start-product.ts';

const PAGE = readFileSync(join(ROOT, 'docs/first-story.md'), 'utf8');
const blocksOf = (language: string): string[] =>
  [...PAGE.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, said]) => said === language)
    .map(([, , text = '']) => text);

const COMMANDS = blocksOf('sh').flatMap((block) => block.trim().split('\n'));
const [STORY = ''] = blocksOf('markdown');
const [FAULTS = ''] = blocksOf('text');
const FILE = /newsroom\/stories\/\S+\.md/.exec(COMMANDS.join('\n'))?.[0] ?? '';

let product: Product;
/** A folder in which `npm run content` is the project's. */
const folder = mkdtempSync(join(tmpdir(), 'masthead-first-story-'));

beforeAll(async () => {
  product = await startProduct();
  const content = `"${process.execPath}" "${join(ROOT, 'server/dist/content-command.js')}"`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { content } }));
  symlinkSync(join(ROOT, 'content'), join(folder, 'content'));
});
afterAll(async () => {
  await product.stop();
});

const run = promisify(execFile);

async function type(command: string): Promise<string> {
  const { stdout } = await run('sh', ['-c', command], { cwd: folder, env: environment({}, product.dataDir) });
  return stdout;
}

function write(text: string): void {
  mkdirSync(dirname(join(folder, FILE)), { recursive: true });
  writeFileSync(join(folder, FILE), text);
}

const commandWith = (words: string): string => COMMANDS.find((command) => command.includes(words)) ?? '';
const statusOf = async (path: string): Promise<number> => (await fetch(product.url + path)).status;

test('a newcomer who does what the page says has a story at its end', async () => {
  expect(COMMANDS.map((command) => command.split(' ')[4])).toEqual([
    'new',
    'list',
    'list',
    'add',
    'import',
    'publish',
    'unpublish',
  ]);
  expect(await type(commandWith('new story'))).toContain(`${FILE} is made`);
  expect(readFileSync(join(folder, FILE), 'utf8')).toMatch(/^topic: smart-home .*\nauthors: \[inesokafor\] /m);
  expect(await type(commandWith('list topics'))).toMatch(/^smart-home: /m);
  expect(await type(commandWith('list authors'))).toMatch(/^inesokafor: Ines Okafor/m);
  expect(await type(commandWith('add picture'))).toContain('bedroom-lamp.jpg (1600 × 900) is in the library');

  write(STORY);
  const said = await type(commandWith('import'));
  const path = /is published: http:\/\/localhost:\d+(\/\S+)/.exec(said)?.[1] ?? '';
  // The running process hears of it by itself.
  await expect.poll(() => statusOf(path), { interval: 50 }).toBe(200);
  const html = await (await fetch(product.url + path)).text();
  expect(html).toContain('A lamp that knows when to stop');
  expect(html.match(/alt="A lamp on a bedside table, lit"/g)?.length).toBeGreaterThan(1);
  expect(html).toMatch(/<a [^>]*href="[^"]*a-clock-for-the-moon\/"/);

  await type(commandWith('unpublish'));
  await expect.poll(() => statusOf(path), { interval: 50 }).toBe(410);
  await type(commandWith('-- publish'));
  await expect.poll(() => statusOf(path), { interval: 50 }).toBe(200);

  write(STORY.replace('topic: smart-home', 'topic: smart-hom').replace('authors:', 'autors:'));
  await expect(type(commandWith('import'))).rejects.toMatchObject({ stderr: expect.stringContaining(FAULTS) });
  write(STORY.replace('dek:', 'draft: true\ndek:').replace('nine nights', 'ten nights'));
  expect(await type(commandWith('import'))).toContain('1 taken over');
  expect(await (await fetch(product.url + path)).text()).toContain('For nine nights');
});
