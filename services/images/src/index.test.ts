import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderMedia } from '@masthead/storage';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageService, IMAGE_PREFIX, type ImageService } from './index.ts';

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]);
let outside: string;
let service: ImageService;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'masthead-images-'));
  const media = folderMedia(join(outside, 'media'));
  for (const name of [
    'a.jpg',
    'b.jpeg',
    'c.png',
    'd.gif',
    'e.webp',
    'F.JPG',
    'x.svg',
    'x.html',
    'x.constructor',
    'noextension',
  ])
    await media.write(`/hub/2026/${name}`, PICTURE);
  await writeFile(join(outside, 'secret.jpg'), 'secret');
  await mkdir(join(outside, 'media/hub/2026/folder.jpg'));
  service = createImageService({ media });
});
afterAll(() => rm(outside, { recursive: true, force: true }));

const get = (path: string): Promise<Response> => service.fetch(new Request(`http://localhost${path}`));

describe('a picture', () => {
  it.each([
    ['a.jpg', 'image/jpeg'],
    ['b.jpeg', 'image/jpeg'],
    ['c.png', 'image/png'],
    ['d.gif', 'image/gif'],
    ['e.webp', 'image/webp'],
    ['F.JPG', 'image/jpeg'],
  ])('%s is served as %s, unchanged, and kept for good', async (name, type) => {
    const response = await get(`${IMAGE_PREFIX}/hub/2026/${name}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
  });

  it('is the same with a query', async () => {
    expect((await get(`${IMAGE_PREFIX}/hub/2026/a.jpg?width=100`)).status).toBe(200);
  });
});

describe('there is no picture at', () => {
  it.each([
    ['an unknown name', '/hub/2026/no.jpg'],
    ['a folder', '/hub/2026/'],
    ['a folder with the name of a picture', '/hub/2026/folder.jpg'],
    ['a name below a picture', '/hub/2026/a.jpg/b.jpg'],
    ['nothing', ''],
    ['a name too long for the file system', `/hub/${'a'.repeat(300)}.jpg`],
    ['a path too long for the file system', `${'/a'.repeat(4000)}.jpg`],
    ['a drawing, which is a document too', '/hub/2026/x.svg'],
    ['a page', '/hub/2026/x.html'],
    ['a word every object has', '/hub/2026/x.constructor'],
    ['a file without an extension', '/hub/2026/noextension'],
    ['a way up', '/../secret.jpg'],
    ['a way up and down', '/hub/../../secret.jpg'],
    ['an encoded way up', '/%2e%2e/secret.jpg'],
    ['an encoded slash', '/hub%2f..%2f..%2fsecret.jpg'],
    ['a doubly encoded way up', '/%252e%252e/secret.jpg'],
    ['a way up in backslashes', '/..\\secret.jpg'],
    ['a way up in encoded backslashes', '/..%5csecret.jpg'],
    ['a way up in an overlong encoding', '/%c0%ae%c0%ae/secret.jpg'],
    ['a NUL', '/hub/2026/a.jpg%00.jpg'],
    ['a NUL before another extension', '/hub/2026/x.html%00.jpg'],
    ['an absolute path', '//etc/passwd.jpg'],
    ['a hidden file', '/hub/.a.jpg'],
    ['a broken encoding', '/hub/%.jpg'],
  ])('%s', async (_, path) => {
    const response = await get(`${IMAGE_PREFIX}${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain']);
    expect(await response.text()).toBe('There is no such picture.');
    expect(response.headers.get('cache-control')).toBeNull();
  });

  it.each(['/hub/2026/a.jpg', '/b/img/hub/2026/a.jpg', '/a/imghub/2026/a.jpg'])(
    'an address outside the prefix: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('any address made of tricks', async () => {
    const part = fc.constantFrom(
      '/',
      '..',
      '%2e%2e',
      '%2f',
      '\\',
      '%5c',
      '%00',
      'hub',
      '2026',
      'secret.jpg',
      '.jpg',
      ';',
      '~',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        expect((await get(`${IMAGE_PREFIX}/${parts.join('')}`)).status).toBe(404);
      }),
      { numRuns: 300 },
    );
  });
});
