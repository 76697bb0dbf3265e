import { join } from 'node:path';
import { folderMedia, type Media } from '@masthead/storage';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BLUE, framesBomb, gif, noise, pixelBomb, plain, RED } from './testing/pictures.ts';
import { addressOf, bytesOf, refusalOf, type TestService, testService } from './testing/service.ts';

let service: TestService;
const JPEG = '/hub/2026/a.jpg';
const WIDE = { width: 64, height: 36, fit: 'crop' } as const;
const MODERN = { accept: 'image/avif,image/webp,*/*' };

beforeAll(async () => {
  service = await testService();
  const jpeg = await plain(160, 120).jpeg().toBuffer();
  const big = await noise(400, 400).jpeg().toBuffer();
  const files: Record<string, Uint8Array> = {
    'a.jpg': jpeg,
    'b.JPEG': jpeg,
    'c.png': await plain(160, 120).png().toBuffer(),
    'd.gif': await gif(160, 120, [RED, BLUE]),
    'e.webp': await plain(160, 120).webp().toBuffer(),
    'page.jpg': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'empty.jpg': Buffer.alloc(0),
    'jpeg.png': jpeg,
    'drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'cut.jpg': big.subarray(0, big.length / 2),
    'head.png': (await plain(160, 120).png().toBuffer()).subarray(0, 20),
    'bomb.png': pixelBomb(30_000, 30_000),
    'frames.gif': framesBomb(2_000, 101),
    'many.gif': framesBomb(1, 900_000),
    'film.gif': framesBomb(2_000, 26),
    'canvas.gif': framesBomb(60_000, 1),
    'large.jpg': Buffer.concat([jpeg, Buffer.alloc(30 * 1024 * 1024)]),
    none: jpeg,
  };
  for (const [name, bytes] of Object.entries(files)) await service.media.write(`/hub/2026/${name}`, bytes);
});
afterAll(() => service.end());

describe('a signed address', () => {
  it('is answered by the picture in that size, which browsers keep for good', async () => {
    const response = await service.get(JPEG, { ...WIDE, auto: 'webp' }, MODERN);
    const picture = await bytesOf(response);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'image/avif',
      'content-length': String(picture.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'",
    });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'heif', width: 64, height: 36 });
  });

  it.each([
    ['a.jpg', 'image/jpeg', 'jpeg'],
    ['b.JPEG', 'image/jpeg', 'jpeg'],
    ['c.png', 'image/png', 'png'],
    ['d.gif', 'image/png', 'png'],
    ['e.webp', 'image/webp', 'webp'],
  ])('of %s that asks for no format gets %s, whoever asks', async (name, type, format) => {
    const response = await service.get(`/hub/2026/${name}`, WIDE, MODERN);
    expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      200,
      type,
      null,
    ]);
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format, width: 64, height: 36 });
  });

  it.each(['avif', 'webp', 'jpeg', 'png'] as const)('that asks for %s gets it, whoever asks', async (format) => {
    const response = await service.get(JPEG, { ...WIDE, format }, { accept: 'image/gif' });
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([`image/${format}`, null]);
  });

  it('may have its query in another order', async () => {
    const address = addressOf(JPEG, WIDE);
    const [path = '', query = ''] = address.split('?');
    const response = await service.ask(`${path}?${query.split('&').toReversed().join('&')}`);
    expect(response.status).toBe(200);
  });

  it('asked for its head has the same headers and no body', async () => {
    const whole = await service.get(JPEG, WIDE);
    const head = await service.ask(addressOf(JPEG, WIDE), { method: 'HEAD' });
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
  });

  it('whose picture the browser has already is answered without it, even weakened and among others', async () => {
    const etag = (await service.get(JPEG, WIDE)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await service.get(JPEG, WIDE, { 'if-none-match': known });
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    expect((await service.get(JPEG, WIDE, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has another tag in another format, so that no cache mixes them up', async () => {
    const tags = await Promise.all(
      ['image/avif', 'image/webp', 'image/*'].map(async (accept) =>
        (await service.get(JPEG, { ...WIDE, auto: 'webp' }, { accept })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('nothing is drawn', () => {
  const good = addressOf(JPEG, WIDE);
  it.each([
    ['for another size', good.replace('width=64', 'width=65')],
    ['with a parameter more', `${good}&format=png`],
    ['with a parameter less', good.replace('fit=crop&', '')],
    ['for another picture', good.replace('a.jpg', 'b.JPEG')],
    ['by another hash', good.replace(/[0-9a-f]{40}/, 'f'.repeat(40))],
    ['by half a hash', good.replace(/[0-9a-f]{20}/, '')],
    ['by no hash', good.replace(/[0-9a-f]{40}/, '')],
    ['by another key', addressOf(JPEG, WIDE, 'another key entirely')],
    ['for an original', `/a/img${JPEG}`],
    ['for an original with a size', `/a/img${JPEG}?width=64`],
    ['for nothing', '/a/img/'],
    ['outside of the prefix', good.replace('/a/img', '/b/img')],
    ['by a way up behind a valid hash', good.replace('/hub/2026/a.jpg', '/hub/../../secret.jpg')],
    ['by an encoded way up behind a valid hash', good.replace('/hub/', '/hub/%2e%2e/')],
  ])('%s', async (_, address) => {
    const response = await service.ask(address);
    expect(response.status).toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await refusalOf(response)).toEqual({ code: 403, message: 'This address of a picture is not signed by us' });
  });

  it('at any address made of tricks', async () => {
    const part = fc.constantFrom('/', '..', '%2e%2e', '%2f', '\\', '%5c', '%00', 'hub', '2026', 'resize', 'a.jpg', ';');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        expect((await service.ask(`/a/img/${parts.join('')}`)).status).toBe(403);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('by %s', async (method) => {
    const response = await service.ask(good, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['wider than any page', 'width=5000', 'The width of a picture cannot be "5000"'],
    ['of no width', 'width=0', 'The width of a picture cannot be "0"'],
    ['in a format that nobody shows', 'format=tiff', 'The format of a picture cannot be "tiff"'],
    ['with a part of nothing', 'crop=0x5%2B0%2B0', 'The crop of a picture cannot be "0x5+0+0"'],
    ['by another name', 'blur=9', 'No picture can be asked for by "blur"'],
    ['of two widths', 'width=5&width=6', 'The width is given twice'],
    ['as a video, of what does not move', 'format=mp4', 'Only a whole GIF can be asked for as mp4'],
  ])('that is signed but %s', async (_, order, message) => {
    const response = await service.ask(addressOf(JPEG, order));
    expect([response.status, await refusalOf(response)]).toEqual([400, { code: 400, message }]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('of a video of one frame', async () => {
    expect((await service.get('/hub/2026/d.gif', { frame: 1, format: 'mp4' })).status).toBe(400);
  });
});

describe('there is no picture, though it is signed, at', () => {
  it.each([
    ['an unknown name', '/hub/2026/no.jpg'],
    ['a way up', '/hub/..%2f..%2fsecret.jpg'],
    ['another host', '//elsewhere.example/a.jpg'],
    ['a NUL', '/hub/2026/a.jpg%00.jpg'],
    ['a broken encoding', '/hub/%.jpg'],
    ['a name too long for the file system', `/hub/${'a'.repeat(300)}.jpg`],
    ['a name below a picture', '/hub/2026/a.jpg/b.jpg'],
  ])('%s', async (_, path) => {
    const response = await service.get(path, WIDE);
    expect([response.status, await refusalOf(response)]).toEqual([
      404,
      { code: 404, message: 'There is no such picture' },
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });
});

describe('an original is refused', () => {
  it.each([
    ['that is a page', 'page.jpg', 415, 'The original is no JPEG, as its name says'],
    ['that is empty', 'empty.jpg', 415, 'The original is no JPEG, as its name says'],
    ['that is another kind of picture than its name says', 'jpeg.png', 415, 'The original is no PNG, as its name says'],
    ['that is a drawing with a script in it', 'drawing.jpg', 415, 'The original is no JPEG, as its name says'],
    ['that is a drawing', 'drawing.svg', 415, 'Only JPEG, PNG, GIF and WebP pictures are drawn'],
    ['without an extension', 'none', 415, 'Only JPEG, PNG, GIF and WebP pictures are drawn'],
    ['that was cut off', 'cut.jpg', 422, 'The original is broken'],
    ['that has only a head', 'head.png', 422, 'The original is broken'],
    ['that would fill the memory', 'bomb.png', 422, 'The original has more than 100 million pixels'],
    ['whose frames are too many', 'frames.gif', 422, 'The original has more than 400 million pixels in all its frames'],
    ['of more frames than can be looked at', 'many.gif', 422, 'The original has more than 5000 frames'],
    ['that is too large to read', 'large.jpg', 422, 'The original has more than 30 MB'],
  ])('%s', async (_, name, status, message) => {
    const response = await service.get(`/hub/2026/${name}`, { width: 100 });
    expect([response.status, await refusalOf(response)]).toEqual([status, { code: status, message }]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each([
    ['frames.gif', 'The original has more than 400 million pixels in all its frames'],
    ['canvas.gif', 'The original has more than 100 million pixels'],
  ])('that would be too much for a video: %s', async (name, message) => {
    const response = await service.get(`/hub/2026/${name}`, { format: 'mp4', width: 100 });
    expect([response.status, (await refusalOf(response)).message]).toEqual([422, message]);
  });

  it('no more than the newsroom refuses it: a long moving picture is filmed, and its frames are drawn', async () => {
    const film = await service.get('/hub/2026/film.gif', { format: 'mp4', width: 100 });
    const frame = await service.get('/hub/2026/film.gif', { frame: 26, width: 100 });
    expect([film.status, frame.status]).toEqual([200, 200]);
  });

  it('once, and for a minute it is not even read again, in any size', async () => {
    const counted = countingReads(folderMedia(join(service.folder, 'media')));
    const again = service.again({ media: counted.media });
    onTestFinished(() => again.close());
    const statuses = [];
    for (const width of [10, 10, 20, 30]) statuses.push((await again.get('/hub/2026/cut.jpg', { width })).status);
    expect([statuses, counted.reads()]).toEqual([[422, 422, 422, 422], 1]);
  });
});

function countingReads(media: Media): { media: Media; reads(): number } {
  let reads = 0;
  const read: Media['read'] = (path, part) => {
    reads += 1;
    return media.read(path, part);
  };
  return { media: { ...media, read }, reads: () => reads };
}

describe('with pictures on another host', () => {
  const elsewhere = 'https://pictures.example.com/a/img';
  let redirecting: TestService;
  beforeAll(() => {
    redirecting = service.again({ imageUrl: elsewhere });
  });
  afterAll(() => redirecting.close());
  const asked = (host: string, address: string): Promise<Response> =>
    redirecting.fetch(new Request(`http://${host}${address}`));

  it('a signed address leads there, with its query in order', async () => {
    const address = addressOf(JPEG, WIDE);
    const [path = '', query = ''] = address.split('?');
    const response = await asked('www.example.com', `${path}?${query.split('&').toReversed().join('&')}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${elsewhere}${address.slice('/a/img'.length)}`);
  });

  it.each(['//evil.example/a.jpg', '/hub/%0d%0aset-cookie:x/a.jpg'])('%s leads to that host too', async (path) => {
    const location = (await asked('www.example.com', addressOf(path))).headers.get('location') ?? '';
    expect(new URL(location).origin).toBe('https://pictures.example.com');
    expect(location).toMatch(/^[\x21-\x7e]+$/);
  });

  it('one that we did not sign leads nowhere', async () => {
    for (const address of [`/a/img${JPEG}`, addressOf(JPEG, WIDE, 'another key entirely')]) {
      const response = await asked('www.example.com', address);
      expect([response.status, response.headers.get('location')]).toEqual([403, null]);
    }
  });

  it.each(['pictures.example.com', 'pictures.example.com:443'])(
    'a request that came to that host (%s) is answered: it would go in a circle',
    async (host) => {
      expect((await asked(host, addressOf(JPEG, WIDE))).status).toBe(200);
    },
  );
});
