/** Pictures as readers get them: over HTTP, from the running product, drawn by processes of its own. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Order, queryOf, signedAddress } from '@masthead/image-url';
import { folderMedia } from '@masthead/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../services/images/src/testing/eventually.ts';
import { drawProcessesOf, isDrawing } from '../services/images/src/testing/processes.ts';
import { type Product, startProduct } from './testing/start-product.ts';

const KEY = 'the-key-of-these-tests';
const PATH = '/hub/2026/a.jpg';
/** Takes a while. */
const LONG: Order = { width: 1_000, format: 'avif' };
const address = (order: Order, path = PATH): string => `/a/img${signedAddress(KEY, path, queryOf(order))}`;

async function startWithPicture(): Promise<Product> {
  const product = await startProduct({
    ROLES: 'images',
    DEMO_CONTENT: '0',
    IMAGE_SIGNING_KEY: KEY,
    // A busy machine draws slowly: what is begun may be ended.
    SHUTDOWN_GRACE_MS: '120000',
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 1_500, height: 1_500, channels: 3, background: '#777', noise } });
  await folderMedia(join(product.dataDir, 'media')).write(PATH, await picture.jpeg({ quality: 60 }).toBuffer());
  return product;
}

describe('a picture', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startWithPicture();
  });
  afterAll(async () => {
    await product.stop('SIGKILL');
  });
  const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(product.url + path, init);

  test('is sent in the size and format that fit the page and the browser', async () => {
    const response = await ask(address({ width: 300, auto: 'webp' }), { headers: { accept: 'image/avif,*/*' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  test('is told of by HEAD, and not sent to who has it', async () => {
    const whole = await ask(address({ width: 90 }));
    const { length } = Buffer.from(await whole.arrayBuffer());
    const head = await ask(address({ width: 90 }), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(length), '']);
    const etag = whole.headers.get('etag') ?? '';
    const again = await ask(address({ width: 90 }), { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is kept in the cache folder of the data folder', async () => {
    await (await ask(address({ width: 91 }))).arrayBuffer();
    await eventually(() => readdir(join(product.dataDir, 'cache/images')).catch(() => [])).not.toEqual([]);
  });

  test('is not sent as it was uploaded, nor in a size that nobody signed', async () => {
    for (const path of [`/a/img${PATH}`, address({ width: 90 }).replace('width=90', 'width=91')]) {
      const response = await ask(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
      expect(await response.json()).toEqual({
        errors: [{ code: 403, message: 'This address of a picture is not signed by us' }],
      });
    }
  });

  test('is counted', async () => {
    await (await ask(address({ width: 92 }))).arrayBuffer();
    await (await ask(address({ width: 92 }))).arrayBuffer();
    const metrics = await (await ask('/_node/metrics')).text();
    expect(metrics).toMatch(/^masthead_image_drawing_seconds_count\{outcome="drawn"\} [1-9]/m);
    expect(metrics).toMatch(/^masthead_image_found_total\{where="made"\} [1-9]/m);
    expect(metrics).toMatch(/^masthead_image_found_total\{where="memory"\} [1-9]/m);
    expect(metrics).toMatch(/^masthead_images_waiting 0$/m);
    expect(metrics).toMatch(/^masthead_request_seconds_count\{route="images",status="200"\} [1-9]/m);
  });
});

describe('when the product ends', () => {
  async function whileDrawing(): Promise<{ product: Product; answer: Promise<Response>; drawing: number }> {
    const product = await startWithPicture();
    onTestFinished(async () => {
      await product.stop('SIGKILL');
    });
    const answer = fetch(product.url + address(LONG));
    answer.catch(() => {});
    const processes = (): Promise<number[]> => drawProcessesOf(product.child.pid ?? 0);
    const [drawing = 0] = await eventually(processes).toHaveLength(1).then(processes);
    return { product, answer, drawing };
  }

  test('in order, a picture that is being drawn is still sent, and nobody draws on', async () => {
    const { product, answer, drawing } = await whileDrawing();
    product.child.kill('SIGTERM');
    expect((await answer).status).toBe(200);
    expect(await product.ended).toEqual({ code: 0, signal: null });
    expect(await isDrawing(drawing)).toBe(false);
  });

  test('by a kill, nobody draws on either', async () => {
    const { product, drawing } = await whileDrawing();
    product.child.kill('SIGKILL');
    await product.ended;
    await eventually(() => isDrawing(drawing)).toBe(false);
  });
});
