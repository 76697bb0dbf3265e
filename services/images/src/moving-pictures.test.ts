import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order } from '@masthead/image-url';
import { createLogger } from '@masthead/runtime';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BLUE, distance, gif, middleOf, plain, RED } from './testing/pictures.ts';
import { addressOf, bytesOf, refusalOf, type TestService, testService } from './testing/service.ts';

const run = promisify(execFile);
const GIF = '/hub/2026/moving.gif';
const MP4: Order = { format: 'mp4' };
let service: TestService;

beforeAll(async () => {
  service = await testService();
  await service.media.write(GIF, await gif(101, 61, [RED, BLUE, RED, BLUE]));
  await service.media.write('/hub/2026/still.gif', await plain(20, 20).gif().toBuffer());
  await service.media.write('/hub/2026/dot.gif', await gif(1, 1, [RED, BLUE]));
  const whole = await gif(101, 61, [RED, BLUE]);
  await service.media.write('/hub/2026/cut.gif', whole.subarray(0, 30));
});
afterAll(() => service.end());

interface Stream {
  codec_name: string;
  codec_type: string;
  pix_fmt: string;
  width: number;
  height: number;
  nb_read_frames: string;
}

interface Film {
  streams: Stream[];
  tags: Record<string, string>;
  seconds: number;
  frame: Buffer;
}

/** What a player finds in a video, and its first frame. */
async function filmOf(video: Buffer): Promise<Film> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-probe-'));
  try {
    const file = join(folder, 'film.mp4');
    await writeFile(file, video);
    const probe = await run('ffprobe', [
      '-v',
      'error',
      '-of',
      'json',
      '-count_frames',
      '-show_streams',
      '-show_format',
      file,
    ]);
    const { streams, format } = JSON.parse(probe.stdout);
    const png = ['-v', 'error', '-i', file, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
    const { stdout } = await run('ffmpeg', png, { encoding: 'buffer' });
    return { streams, tags: format.tags, seconds: Number(format.duration), frame: stdout };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('a GIF as a video', () => {
  it('is one that every browser plays: H.264 with even sides, begun before it is loaded, without sound', async () => {
    const response = await service.get(GIF, MP4);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const video = await bytesOf(response);
    const { streams, seconds, frame } = await filmOf(video);
    expect(streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', width: 100, height: 60, nb_read_frames: '4' },
    ]);
    expect(seconds).toBeCloseTo(0.4, 1);
    expect(distance(await middleOf(frame), RED)).toBeLessThan(12);
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
  });

  it('tells nothing of what made it', async () => {
    const { tags } = await filmOf(await bytesOf(await service.get(GIF, MP4)));
    expect(Object.keys(tags).filter((name) => !/brand|version/.test(name))).toEqual([]);
  });

  it.each<[Order, number, number]>([
    [{ width: 50 }, 50, 30],
    [{ width: 33, height: 33, fit: 'crop' }, 32, 32],
    [{ width: 4000 }, 100, 60],
    [{ crop: { x: 50, y: 10, width: 40, height: 41 } }, 40, 40],
  ])('of %j is %d by %d', async (order, width, height) => {
    const { streams } = await filmOf(await bytesOf(await service.get(GIF, { ...MP4, ...order })));
    expect(streams).toMatchObject([{ width, height }]);
  });

  it.each(['still', 'dot'])('is made of any: %s', async (name) => {
    const response = await service.get(`/hub/2026/${name}.gif`, MP4);
    const { streams } = await filmOf(await bytesOf(response));
    expect(streams).toMatchObject([{ codec_name: 'h264' }]);
  });

  it('is not made of a broken one', async () => {
    const response = await service.get('/hub/2026/cut.gif', MP4);
    expect([response.status, (await refusalOf(response)).message]).toEqual([422, 'The original is broken']);
  });

  it('leaves no file behind', async () => {
    const films = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('masthead-film-'));
    const before = await films();
    expect((await service.get(GIF, { ...MP4, width: 22 })).status).toBe(200);
    expect((await service.get('/hub/2026/cut.gif', { ...MP4, width: 22 })).status).toBe(422);
    expect(await films()).toEqual(before);
  });
});

describe('a part of such a video', () => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    service.ask(addressOf(GIF, MP4), { method, headers });

  it('is sent, and its neighbours with it make the whole', async () => {
    const whole = await ask({});
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const bytes = await bytesOf(whole);
    const [first, rest] = [await ask({ range: 'bytes=0-99' }), await ask({ range: 'bytes=100-' })];
    expect([first.status, first.headers.get('content-range'), first.headers.get('content-length')]).toEqual([
      206,
      `bytes 0-99/${bytes.length}`,
      '100',
    ]);
    expect(first.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect(Buffer.concat([await bytesOf(first), await bytesOf(rest)]).equals(bytes)).toBe(true);
  });

  it('that lies beyond it is refused', async () => {
    const { length } = await bytesOf(await ask({}));
    const response = await ask({ range: `bytes=${length}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
  });

  it('is the whole when the browser has another version, and for who asks for the head', async () => {
    const etag = (await ask({})).headers.get('etag') ?? '';
    const status = async (headers: Record<string, string>, method?: string) =>
      (await ask({ range: 'bytes=0-9', ...headers }, method)).status;
    expect(await status({ 'if-range': etag })).toBe(206);
    expect(await status({ 'if-range': '"another"' })).toBe(200);
    expect(await status({ 'if-range': `W/${etag}` })).toBe(200);
    expect(await status({}, 'HEAD')).toBe(200);
  });

  it('is not for pictures', async () => {
    const response = await service.get(GIF, { frame: 1 }, { range: 'bytes=0-9' });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, null]);
  });
});

describe('on a machine without ffmpeg', () => {
  it.each([
    ['one that is not there', 'no-such-ffmpeg'],
    ['one without the encoder', '/bin/true'],
  ])('(%s) a GIF moves on as WebP for an hour, which is said once', async (_, ffmpeg) => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
    const poor = service.again({ ffmpeg, logger });
    onTestFinished(() => poor.close());
    for (const width of [40, 50]) {
      const response = await poor.get(GIF, { ...MP4, width });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format: 'webp', pages: 4, width });
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('GIFs are sent as animated WebP instead of mp4');
  });

  it('the WebP does not stand in for the video once there is ffmpeg', async () => {
    const poor = service.again({ ffmpeg: 'no-such-ffmpeg' });
    onTestFinished(() => poor.close());
    const order = { ...MP4, width: 60 };
    const stopgap = await poor.get(GIF, order);
    const video = await service.get(GIF, order);
    expect(video.headers.get('content-type')).toBe('video/mp4');
    expect(video.headers.get('etag')).not.toBe(stopgap.headers.get('etag'));
  });
});
