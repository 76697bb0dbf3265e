/** Films are sent as fast as they are taken: what a slow reader has not taken yet is not in our memory. */
import { createHash, hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { queryOf, signedAddress } from '@masthead/image-url';
import { createImageService, createVideoService, IMAGE_PREFIX } from '@masthead/images';
import { MEDIA_PREFIX } from '@masthead/model';
import { type Media, openMedia } from '@masthead/storage';
import { silentLogger, startS3 } from '@masthead/storage/testing';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const MEGABYTE = 1024 * 1024;
/** More than the kernel takes off our hands for one connection. */
const FILM_BYTES = 24 * MEGABYTE;
/** A tenth of what the film would take if each held it whole, with room for what else goes on in the process. */
const mostBytes = (readers: number): number => (64 + readers) * MEGABYTE;
const FILM = '/video/halo/film.mp4';
const KEY = 'a key that nobody has';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is held outside of the heap, where bytes of files are; what nobody holds any more is not counted. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

async function inFolder(): Promise<Media> {
  const dataDir = await mkdtemp(join(tmpdir(), 'masthead-slow-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return openMedia({ dataDir });
}

async function onS3(): Promise<Media> {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  return openMedia({ mediaStore: s3.place, dataDir: '/proc/nowhere' });
}

/** Takes the beginning of what is at an address, and then nothing more. */
async function startSlowReader(port: number, address: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(`GET ${address} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  const [beginning] = await once(socket, 'data');
  socket.pause();
  expect(String(beginning)).toMatch(/^HTTP\/1\.1 200 /);
  return socket;
}

const film = Buffer.alloc(FILM_BYTES, 'masthead');

async function readToTheEnd(port: number): Promise<void> {
  const { body } = await fetch(`http://127.0.0.1:${port}${MEDIA_PREFIX}${FILM}`);
  const taken = createHash('sha256');
  for await (const bytes of body ?? []) taken.update(bytes);
  expect(taken.digest('hex')).toBe(hash('sha256', film));
}

// The S3 of the tests takes milliseconds for a request; both stores are read by the same code.
describe.each([
  [200, 'a folder', inFolder],
  [40, 'S3', onS3],
])('%i slow readers of a film from %s', (count, _, open) => {
  it('hold little of it, however long it is', async () => {
    const media = await open();
    await media.write(FILM, film);
    const videos = createVideoService({ media });
    const answers = { fetch: videos.fetch };
    const { port, close } = await listen({ port: 0, host: '127.0.0.1', answers, logger: silentLogger });
    const before = heldBytes();

    const readers: Socket[] = [];
    for (let reader = 0; reader < count; reader += 1) {
      readers.push(await startSlowReader(port, MEDIA_PREFIX + FILM));
      // As soon as it is too much: the rest would fill the machine.
      if (reader % 10 === 9) expect(heldBytes() - before).toBeLessThan(mostBytes(count));
    }
    // Long enough for whoever reads ahead of its reader to have read all of it.
    await readToTheEnd(port);
    expect(heldBytes() - before).toBeLessThan(mostBytes(count));

    for (const reader of readers) reader.destroy();
    await close();
  });
});

it('40 slow readers of one large picture hold it once', async () => {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'masthead-slow-'));
  onTestFinished(() => rm(cacheFolder, { recursive: true }));
  const media = await inFolder();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#777', noise } });
  await media.write('/hub/large.png', await picture.png({ compressionLevel: 1 }).toBuffer());
  const images = createImageService({
    media,
    signingKey: KEY,
    cacheFolder,
    cacheBytes: 100 * MEGABYTE,
    logger: silentLogger,
  });
  onTestFinished(() => images.close());
  const answers = { fetch: images.fetch };
  const { port, close } = await listen({ port: 0, host: '127.0.0.1', answers, logger: silentLogger });
  const address = IMAGE_PREFIX + signedAddress(KEY, '/hub/large.png', queryOf({ width: 1600 }));
  const { headers } = await fetch(`http://127.0.0.1:${port}${address}`, { method: 'HEAD' });
  expect(Number(headers.get('content-length'))).toBeGreaterThan(6 * MEGABYTE);
  const before = heldBytes();

  const readers: Socket[] = [];
  for (let reader = 0; reader < 40; reader += 1) {
    readers.push(await startSlowReader(port, address));
    if (reader % 10 === 9) expect(heldBytes() - before).toBeLessThan(mostBytes(40));
  }
  for (const reader of readers) reader.destroy();
  await close();
});
