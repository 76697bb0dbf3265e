import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageError } from '../storage-error.ts';
import { startS3 } from '../testing/s3.ts';
import type { Media } from './media.ts';
import { openMedia } from './open.ts';

/** What these tests know of an engine: its store, beside which lies a secret, and the names of all that is kept. */
interface Engine {
  media: Media;
  /** Where the engine keeps its files, as names have it. */
  home: string;
  names(): Promise<string[]>;
  close(): Promise<void>;
}

async function inFolder(): Promise<Engine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'masthead-media-'));
  await mkdir(join(dataDir, 'media'));
  await writeFile(join(dataDir, 'secret.jpg'), 'secret');
  return {
    media: openMedia({ dataDir }),
    home: 'media',
    names: async () => (await readdir(dataDir, { recursive: true })).sort(),
    close: () => rm(dataDir, { recursive: true }),
  };
}

async function onS3(): Promise<Engine> {
  const server = await startS3();
  server.plant('secret.jpg', 'secret');
  server.plant('sitemap/secret.jpg', 'secret');
  return {
    media: openMedia({ mediaStore: server.place, dataDir: '/proc/nowhere' }),
    home: 'site',
    names: async () => server.keys(),
    close: () => server.stop(),
  };
}

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
  '/a.jpg?versionId=1',
  'map/secret.jpg',
  'file:///etc/passwd',
  'C:\\secret.jpg',
  '/-rf',
];

const anyPath = fc.stringMatching(/^(\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,10}x){1,4}$/);
const anyBytes = fc.uint8Array({ maxLength: 2000 });

describe.each([
  ['a folder', inFolder],
  ['S3', onS3],
])('media in %s', (_, open) => {
  let media: Media;
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    media = engine.media;
  });
  afterAll(() => engine.close());

  it('what was written is read back, byte for byte, and has its size', async () => {
    await fc.assert(
      fc.asyncProperty(anyPath, anyBytes, async (path, content) => {
        // Two paths of which one is a folder of the other cannot both be kept in a folder.
        const name = `/${crypto.randomUUID()}${path}`;
        await media.write(name, content);
        expect(new Uint8Array((await media.read(name)) ?? [255])).toEqual(content);
        expect(await media.sizeOf(name)).toBe(content.length);
      }),
      { numRuns: 25 },
    );
  });

  it('a file is kept under its path', async () => {
    const before = await engine.names();
    await media.write('/a.jpg', Buffer.from('a'));
    expect(await engine.names()).toEqual([...before, `${engine.home}/a.jpg`].sort());
  });

  it('a part is what the whole has there, and of what lies beyond the end nothing', async () => {
    const place = fc.nat({ max: 60 });
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), place, place, async (content, one, other) => {
        await media.write('/parts.mp4', content);
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const part = await media.read('/parts.mp4', { first, last });
        expect(new Uint8Array(part ?? [255])).toEqual(content.slice(first, last + 1));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [0, 0, '0'],
    [0, 9, '0123456789'],
    [9, 9, '9'],
    [3, 5, '345'],
    [8, 1e12, '89'],
    [10, 12, ''],
  ])('of 0123456789, %d to %d is %j', async (first, last, text) => {
    await media.write('/digits.mp4', Buffer.from('0123456789'));
    expect(String(await media.read('/digits.mp4', { first, last }))).toBe(text);
  });

  it('a file of nothing is there, whole and in parts', async () => {
    await media.write('/empty.mp4', Buffer.alloc(0));
    expect(await media.sizeOf('/empty.mp4')).toBe(0);
    expect(await media.read('/empty.mp4')).toEqual(Buffer.alloc(0));
    expect(await media.read('/empty.mp4', { first: 0, last: 9 })).toEqual(Buffer.alloc(0));
  });

  it('a second write replaces the first, and leaves no other file', async () => {
    await media.write('/twice/a.jpg', Buffer.from('a long first picture'));
    const before = await engine.names();
    await media.write('/twice/a.jpg', Buffer.from('second'));
    expect(String(await media.read('/twice/a.jpg'))).toBe('second');
    expect(await media.sizeOf('/twice/a.jpg')).toBe(6);
    expect(await engine.names()).toEqual(before);
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
    expect(await media.read(path, { first: 0, last: 5 })).toBeUndefined();
    expect(await media.read(path, { first: 1e6, last: 1e6 })).toBeUndefined();
    expect(await media.sizeOf(path)).toBeUndefined();
  });

  it.each(UNSAFE)('%j is no path: it is neither read nor written', async (path) => {
    const before = await engine.names();
    expect(await media.read(path)).toBeUndefined();
    expect(await media.read(path, { first: 0, last: 5 })).toBeUndefined();
    expect(await media.sizeOf(path)).toBeUndefined();
    const refused = expect(media.write(path, Buffer.from('x'))).rejects;
    await refused.toThrow(new StorageError(`${JSON.stringify(path)} is not a path for media`));
    expect(await engine.names()).toEqual(before);
  });

  it('no path at all reads what lies beside the store', async () => {
    const part = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '\0', 'secret.jpg', 'media', 'map', '~', ':', '?');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        expect(String(await media.read(parts.join('')))).not.toBe('secret');
      }),
      { numRuns: 300 },
    );
  });

  it('while one path is written many times at once, a reader sees whole files only', async () => {
    const size = 256 * 1024;
    await media.write('/busy.jpg', Buffer.alloc(size, 0));
    const before = await engine.names();
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
    expect(await engine.names()).toEqual(before);
  });
});
