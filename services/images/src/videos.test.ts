import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEDIA_PREFIX } from '@masthead/model';
import { folderMedia, type Media, openMedia } from '@masthead/storage';
import { startS3, type TestS3 } from '@masthead/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createVideoService, type VideoService } from './videos.ts';

const VIDEO = Buffer.from('0123456789');
let outside: string;
let media: Media;
let service: VideoService;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'masthead-videos-'));
  media = folderMedia(join(outside, 'media'));
  for (const name of [
    'index.m3u8',
    'part00.ts',
    'video.mp4',
    'V.MP4',
    'x.webm',
    'x.jpg',
    'x.html',
    'x.constructor',
    'none',
  ])
    await media.write(`/video/halo/${name}`, VIDEO);
  await media.write('/video/halo/empty.mp4', Buffer.alloc(0));
  await media.write('/audio/what-rings/episode.mp3', VIDEO);
  await media.write('/audio/what-rings/video.mp4', VIDEO);
  await media.write('/hub/2026/secret.mp4', VIDEO);
  await media.write('/videos/secret.mp4', VIDEO);
  await media.write('/video.mp4', VIDEO);
  await writeFile(join(outside, 'secret.mp4'), 'secret');
  await mkdir(join(outside, 'media/video/halo/folder.mp4'));
  service = createVideoService({ media });
});
afterAll(() => rm(outside, { recursive: true, force: true }));

async function s3ForTest(): Promise<TestS3> {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  return s3;
}

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  service.fetch(new Request(`http://localhost${path}`, init));
const HALO = `${MEDIA_PREFIX}/video/halo`;
const MP4 = `${HALO}/video.mp4`;
const tagOf = async (path: string): Promise<string> => (await ask(path)).headers.get('etag') ?? '';
const askRange = (range: string, headers: Record<string, string> = {}) => ask(MP4, { headers: { range, ...headers } });

describe('a video', () => {
  it.each([
    ['index.m3u8', 'application/vnd.apple.mpegurl'],
    ['part00.ts', 'video/mp2t'],
    ['video.mp4', 'video/mp4'],
    ['V.MP4', 'video/mp4'],
  ])('%s is served as %s, unchanged, and kept for a day', async (name, type) => {
    const response = await ask(`${MEDIA_PREFIX}/video/halo/${name}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': type,
      'content-length': '10',
      'cache-control': 'public, max-age=86400',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('0123456789');
  });

  it('is not the only thing that is played: sound is served from its own folder, in parts as well', async () => {
    const sound = `${MEDIA_PREFIX}/audio/what-rings/episode.mp3`;
    const part = await ask(sound, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
      206,
      'audio/mpeg',
      'bytes 2-4/10',
    ]);
    expect(await part.text()).toBe('234');
    expect((await ask(`${MEDIA_PREFIX}/audio/what-rings/video.mp4`)).status).toBe(404);
  });

  it('is the same with a query', async () => {
    expect((await ask(`${MP4}?t=3`)).status).toBe(200);
  });

  it('asked for its head has the same headers and no body, and no ranges, which only GET has', async () => {
    const whole = await ask(MP4);
    const head = await ask(MP4, { method: 'HEAD', headers: { range: 'bytes=2-4' } });
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
  });
});

describe('a part of a video', () => {
  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=0-999', 'bytes 0-9/10', '0123456789'],
  ])('%s is %s', async (range, contentRange, text) => {
    const response = await askRange(range);
    expect(response.status).toBe(206);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'video/mp4',
      'content-length': String(text.length),
      'content-range': contentRange,
      'cache-control': 'public, max-age=86400',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(text);
  });

  it.each(['bytes=10-', 'bytes=-0'])('that lies beyond it is refused: %s', async (range) => {
    const response = await askRange(range);
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect(response.headers.get('cache-control')).toBeNull();
    expect(await response.text()).toBe('The video has no such part.');
  });

  it.each([
    ['several parts', 'bytes=0-1,3-4'],
    ['what is no range', 'bytes=5-3'],
    ['another unit', 'seconds=0-1'],
  ])('is the whole for %s', async (_, range) => {
    const response = await askRange(range);
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
    expect(await response.text()).toBe('0123456789');
  });

  it('is sent when it is wanted of the version that we have', async () => {
    const etag = await tagOf(MP4);
    const response = await askRange('bytes=2-4', { 'if-range': etag });
    expect([response.status, response.headers.get('etag')]).toEqual([206, etag]);
    expect(await response.text()).toBe('234');
  });

  it.each([
    ['another version', () => '"v1"'],
    ['no version in particular', () => '*'],
    ['one that may differ', (etag: string) => `W/${etag}`],
    ['a date', () => 'Sat, 14 Nov 2026 09:00:00 GMT'],
  ])('is the whole when it is wanted of %s', async (_, version) => {
    const response = await askRange('bytes=2-4', { 'if-range': version(await tagOf(MP4)) });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  });

  it('of nothing is refused, and nothing itself is served', async () => {
    const empty = `${MEDIA_PREFIX}/video/halo/empty.mp4`;
    expect((await ask(empty)).headers.get('content-length')).toBe('0');
    expect((await ask(empty, { headers: { range: 'bytes=0-' } })).status).toBe(416);
  });

  it('and the next ones make up the whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (cut) => {
        const [first, rest] = await Promise.all([askRange(`bytes=0-${cut - 1}`), askRange(`bytes=${cut}-`)]);
        expect((await first.text()) + (await rest.text())).toBe('0123456789');
      }),
    );
  });
});

describe.each([
  ['folder', async () => media],
  ['S3', async () => openMedia({ mediaStore: (await s3ForTest()).place, dataDir: outside })],
])('a long film from a %s', (_, open) => {
  const LONG = '/video/halo/long.mp4';
  const bytes = Buffer.from(Uint32Array.from({ length: 200_000 }, (_unset, index) => index).buffer);
  const askFor = async (store: Media, range?: string): Promise<Response> =>
    createVideoService({ media: store }).fetch(
      new Request(`http://localhost${MEDIA_PREFIX}${LONG}`, range ? { headers: { range } } : {}),
    );

  it('comes in pieces that make up what was asked for', async () => {
    const store = await open();
    await store.write(LONG, bytes);
    for (const [first, last] of [
      [0, bytes.length - 1],
      [0, 262_143],
      [0, 262_144],
      [1, 524_288],
      [262_143, 799_998],
    ] as const) {
      const part = await askFor(store, `bytes=${first}-${last}`);
      expect([part.status, part.headers.get('content-length')]).toEqual([206, String(last + 1 - first)]);
      expect(bytes.subarray(first, last + 1).equals(Buffer.from(await part.arrayBuffer()))).toBe(true);
    }
    expect(bytes.equals(Buffer.from(await (await askFor(store)).arrayBuffer()))).toBe(true);
  });

  it('breaks off when another takes its place: no reader gets half of each for a whole', async () => {
    const store = await open();
    await store.write(LONG, bytes);
    const answer = await askFor(store);
    await store.write(LONG, Buffer.concat([bytes, bytes]));
    await expect(answer.arrayBuffer()).rejects.toThrow('changed while it was read');
  });
});

describe('a video that the player has already', () => {
  it.each([
    ['its tag', (etag: string) => etag],
    ['its tag among others', (etag: string) => `"a", ${etag} ,"b"`],
    ['its tag, made weak on the way', (etag: string) => `W/${etag}`],
    ['every tag', () => '*'],
  ])('is not sent again to who names %s', async (_, tags) => {
    const etag = await tagOf(MP4);
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(MP4, { method, headers: { 'if-none-match': tags(etag), range: 'bytes=99-' } });
      expect(response.status).toBe(304);
      expect(Object.fromEntries(response.headers)).toEqual({ etag, 'cache-control': 'public, max-age=86400' });
      expect(await response.text()).toBe('');
    }
  });

  it.each(['"other"', '', 'W/"other", "*"'])('is sent to who names only %j', async (tags) => {
    expect((await ask(MP4, { headers: { 'if-none-match': tags } })).status).toBe(200);
  });

  it('has a tag that differs from that of every other video, and of itself in another size', async () => {
    const tags = await Promise.all([MP4, `${HALO}/V.MP4`, `${HALO}/part00.ts`].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    await media.write('/video/halo/new.mp4', VIDEO);
    const before = await tagOf(`${HALO}/new.mp4`);
    expect(await tagOf(`${HALO}/new.mp4`)).toBe(before);
    await media.write('/video/halo/new.mp4', Buffer.from('longer than it was'));
    expect(await tagOf(`${HALO}/new.mp4`)).not.toBe(before);
  });

  it('is no answer to who asks for what is not there', async () => {
    expect((await ask(`${HALO}/no.mp4`, { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });
});

describe('of a video on S3', () => {
  let s3: TestS3;
  let onS3: VideoService;
  beforeAll(async () => {
    s3 = await startS3();
    const store = openMedia({ mediaStore: s3.place, dataDir: outside });
    await store.write('/video/halo/video.mp4', VIDEO);
    onS3 = createVideoService({ media: store });
  });
  afterAll(() => s3.stop());

  const FILE = '/media/site/video/halo/video.mp4';

  it.each([
    ['GET', { range: 'bytes=2-4' }, 206, '234', [`GET ${FILE} bytes=2-4`]],
    ['GET', { range: 'bytes=-2' }, 206, '89', [`GET ${FILE} bytes=8-9`]],
    ['GET', {}, 200, '0123456789', [`GET ${FILE} bytes=0-9`]],
    ['GET', { range: 'bytes=10-' }, 416, 'The video has no such part.', []],
    ['GET', { 'if-none-match': '*' }, 304, '', []],
    ['HEAD', { range: 'bytes=2-4' }, 200, '', []],
  ])('%s with %j, nothing is read but what is sent', async (method, headers, status, text, reads) => {
    const before = s3.asked.length;
    const response = await onS3.fetch(new Request(`http://localhost${MP4}`, { method, headers }));
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(s3.asked.slice(before)).toEqual([`HEAD ${FILE}`, ...reads]);
  });
});

describe('there is no video at', () => {
  it.each([
    ['an unknown name', '/video/halo/no.mp4'],
    ['a folder', '/video/halo/'],
    ['a folder with the name of a video', '/video/halo/folder.mp4'],
    ['a name below a video', '/video/halo/video.mp4/b.mp4'],
    ['nothing', ''],
    ['the home of all videos', '/video'],
    ['a place of the media store that is not for videos', '/hub/2026/secret.mp4'],
    ['a place with a similar name', '/videos/secret.mp4'],
    ['the top of the media store', '/video.mp4'],
    ['a way from the videos to other media', '/video/../hub/2026/secret.mp4'],
    ['an encoded way from the videos to other media', '/video/%2e%2e/hub/2026/secret.mp4'],
    ['an encoded slash on the way to other media', '/video/..%2fhub%2f2026%2fsecret.mp4'],
    ['a name too long for the file system', `/video/${'a'.repeat(300)}.mp4`],
    ['a path too long for the file system', `/video${'/a'.repeat(4000)}.mp4`],
    ['another kind of video', '/video/halo/x.webm'],
    ['a picture', '/video/halo/x.jpg'],
    ['a page', '/video/halo/x.html'],
    ['a word every object has', '/video/halo/x.constructor'],
    ['a file without an extension', '/video/halo/none'],
    ['a way up', '/../secret.mp4'],
    ['a way up and down', '/video/../../secret.mp4'],
    ['an encoded slash', '/video%2f..%2f..%2fsecret.mp4'],
    ['a doubly encoded way up', '/video/%252e%252e/%252e%252e/secret.mp4'],
    ['a way up in backslashes', '/video/..\\..\\secret.mp4'],
    ['a way up in encoded backslashes', '/video/..%5c..%5csecret.mp4'],
    ['a way up in an overlong encoding', '/video/%c0%ae%c0%ae/secret.mp4'],
    ['a NUL', '/video/halo/video.mp4%00.mp4'],
    ['a NUL before another extension', '/video/halo/x.html%00.mp4'],
    ['an absolute path', '//etc/passwd.mp4'],
    ['a hidden file', '/video/.a.mp4'],
    ['a broken encoding', '/video/%.mp4'],
  ])('%s', async (_, path) => {
    const response = await ask(`${MEDIA_PREFIX}${path}`, { headers: { range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain']);
    expect(await response.text()).toBe('There is no such video.');
    expect(response.headers.get('cache-control')).toBeNull();
  });

  it.each(['/video/halo/video.mp4', '/b/video/video/halo/video.mp4', '/a/videovideo/halo/video.mp4'])(
    'an address outside the prefix: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('any address, for %s', async (method) => {
    expect((await ask(MP4, { method })).status).toBe(404);
  });

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
      'video',
      'secret.mp4',
      '.mp4',
      ';',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        expect((await ask(`${MEDIA_PREFIX}/${parts.join('')}`)).status).toBe(404);
      }),
      { numRuns: 300 },
    );
  });
});
