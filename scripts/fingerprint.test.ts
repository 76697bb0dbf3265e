import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { fingerprint }: { fingerprint(root: string, paths: readonly string[]): string } = await import(
  new URL('./fingerprint.mjs', import.meta.url).href
);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'masthead-fingerprint-'));
  write('app/page.ts', 'one');
  write('app/deep/part.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const now = () => fingerprint(root, ['app', 'lock.json']);

const changes: [string, () => void][] = [
  ['a changed file', () => write('app/page.ts', 'One')],
  ['a changed file in a folder below', () => write('app/deep/part.ts', 'two ')],
  ['a new file', () => write('app/new.ts', '')],
  ['a removed file', () => rmSync(join(root, 'app/page.ts'))],
  ['a renamed file', () => renameSync(join(root, 'app/page.ts'), join(root, 'app/side.ts'))],
  ['a file that was absent', () => write('lock.json', '{}')],
];
test.each(changes)('%s is a change', (_name, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});

const noChanges: [string, () => void][] = [
  ['the same text written again', () => write('app/page.ts', 'one')],
  ['what was built from it', () => write('app/dist/page.js', 'built')],
  ['its packages', () => write('app/node_modules/react/index.js', 'installed')],
  ['data of a run', () => write('app/.data/content.sqlite', 'rows')],
  ['a file elsewhere', () => write('README.md', 'words')],
];
test.each(noChanges)('%s is no change', (_name, change) => {
  const before = now();
  change();
  expect(now()).toBe(before);
});

test('text that moves from one file to the next is a change', () => {
  write('app/a', '1');
  write('app/b', '2');
  const before = now();
  rmSync(join(root, 'app/b'));
  write('app/a', '1app/b\u00002');
  expect(now()).not.toBe(before);
});
