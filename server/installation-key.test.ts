import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageError } from '@masthead/storage';
import { beforeEach, expect, test } from 'vitest';
import { installationKey } from './installation-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-key-'));
  return () => rm(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, 'data/image-signing-key');
const key = (given?: string): Promise<string> =>
  installationKey({
    given,
    dataDir: join(folder, 'data'),
    file: 'image-signing-key',
    setting: 'IMAGE_SIGNING_KEY',
    purpose: 'the addresses of pictures',
  });

test('a key that is set is used, and none is made', async () => {
  expect(await key('the one that was set')).toBe('the one that was set');
  expect(await readdir(folder)).toEqual([]);
});

test('without one it is made once: 32 random bytes that only we may read, in a folder that need not be there', async () => {
  const first = await key();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect((await readFile(file(), 'utf8')).trim()).toBe(first);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await key()).toBe(first);
});

test('every machine has its own', async () => {
  const first = await key();
  await rm(file());
  expect(await key()).not.toBe(first);
});

test('processes that start together agree on one, and leave nothing else behind', async () => {
  const keys = await Promise.all(Array.from({ length: 30 }, () => key()));
  expect(new Set(keys).size).toBe(1);
  expect(await readdir(join(folder, 'data'))).toEqual(['image-signing-key']);
});

test.each(['', 'short', 'x'.repeat(64)])(
  'a file that holds no key (%j) stops the start with a sentence',
  async (text) => {
    await mkdir(join(folder, 'data'));
    await writeFile(file(), text);
    await expect(key()).rejects.toThrow(StorageError);
    await expect(key()).rejects.toThrow(`${file()} holds no key for the addresses of pictures`);
  },
);

test('one that cannot be read stops the start with a sentence', async () => {
  await mkdir(file(), { recursive: true });
  await expect(key()).rejects.toThrow('set IMAGE_SIGNING_KEY instead');
});
