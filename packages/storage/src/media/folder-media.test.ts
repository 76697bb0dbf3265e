import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageError } from '../storage-error.ts';
import { folderMedia } from './folder-media.ts';
import type { Media } from './media.ts';

let outside: string;
let folder: string;
let media: Media;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'masthead-media-'));
  folder = join(outside, 'media');
  media = folderMedia(folder);
  await mkdir(folder);
  await writeFile(join(outside, 'secret.jpg'), 'secret');
});
afterAll(() => rm(outside, { recursive: true, force: true }));

const UNSAFE = [
  '',
  '/',
  'a.jpg',
  '/../secret.jpg',
  '/a/../../secret.jpg',
  '/a/./b.jpg',
  '/..\\secret.jpg',
  '\\..\\secret.jpg',
  '//secret.jpg',
  '/a//b.jpg',
  '/a/',
  '/.hidden',
  '/a/.hidden.jpg',
  '/%2e%2e/secret.jpg',
  '/a\0.jpg',
  '/a.jpg\0',
  '/a.jpg\n',
  '/a b.jpg',
  '/ä.jpg',
  'file:///etc/passwd',
  'C:\\secret.jpg',
  '/-rf',
];

describe('media in a folder', () => {
  it('what was written is read back, byte for byte', async () => {
    const bytes = fc.uint8Array({ maxLength: 2000 });
    const path = fc.stringMatching(/^(\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,10}x){1,4}$/);
    await fc.assert(
      fc.asyncProperty(path, bytes, async (name, content) => {
        const store = folderMedia(await mkdtemp(join(outside, 'store-')));
        await store.write(name, content);
        expect(new Uint8Array((await store.read(name)) ?? [])).toEqual(content);
      }),
      { numRuns: 25 },
    );
  });

  it('a second write replaces the first, and leaves no other file', async () => {
    await media.write('/twice/a.jpg', Buffer.from('a long first picture'));
    await media.write('/twice/a.jpg', Buffer.from('second'));
    expect(String(await media.read('/twice/a.jpg'))).toBe('second');
    expect(await readdir(join(folder, 'twice'))).toEqual(['a.jpg']);
  });

  it.each([
    '/no.jpg',
    '/no/such/folder/a.jpg',
    '/twice',
    '/twice/a.jpg/b.jpg',
    `/${'a'.repeat(300)}.jpg`,
    `${'/a'.repeat(3000)}`,
  ])('there is nothing at %s', async (path) => {
    await media.write('/twice/a.jpg', Buffer.from('x'));
    expect(await media.read(path)).toBeUndefined();
  });

  it.each(UNSAFE)('%j is no path: it is neither read nor written', async (path) => {
    const before = await readdir(outside, { recursive: true });
    expect(await media.read(path)).toBeUndefined();
    await expect(media.write(path, Buffer.from('x'))).rejects.toThrow(StorageError);
    expect(await readdir(outside, { recursive: true })).toEqual(before);
    expect(await readFile(join(outside, 'secret.jpg'), 'utf8')).toBe('secret');
  });

  it('no path at all reads what lies beside the folder', async () => {
    const part = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '\0', 'secret.jpg', 'media', '~', ':', outside);
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const found = await media.read(parts.join(''));
        expect(String(found)).not.toBe('secret');
      }),
      { numRuns: 300 },
    );
  });

  it('a failure that is not an absence is not hidden', async () => {
    await symlink('loop.jpg', join(folder, 'loop.jpg'));
    await expect(media.read('/loop.jpg')).rejects.toThrow('ELOOP');
  });

  it('while one path is written many times at once, a reader sees whole files only', async () => {
    const size = 256 * 1024;
    await media.write('/busy.jpg', Buffer.alloc(size, 0));
    const writes = Promise.all(
      Array.from({ length: 24 }, (_, index) => media.write('/busy.jpg', Buffer.alloc(size, index + 1))),
    );
    let writing = true;
    const ended = writes.finally(() => {
      writing = false;
    });
    let reads = 0;
    while (writing || reads === 0) {
      const bytes = await media.read('/busy.jpg');
      expect(bytes?.length).toBe(size);
      expect(new Set(bytes).size).toBe(1);
      reads += 1;
    }
    await ended;
    expect((await readdir(folder)).filter((name) => name.startsWith('busy'))).toEqual(['busy.jpg']);
  });
});
