import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderMedia } from '@masthead/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImageService, IMAGE_PREFIX, type ImageService } from './index.ts';
import { signedAddress } from './signed-address.ts';

const KEY = 'a-key-that-nobody-has';
const PATH = '/hub/2026/a.jpg';
let folder: string;
let signing: ImageService;
let unsigned: ImageService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-signed-'));
  const media = folderMedia(folder);
  await media.write(PATH, Buffer.from([1]));
  signing = createImageService({ media, signingKey: KEY });
  unsigned = createImageService({ media });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sizes = (text = 'height=10&width=20'): URLSearchParams => new URLSearchParams(text);
const get = (address: string, service = signing): Promise<Response> =>
  service.fetch(new Request(`http://localhost${IMAGE_PREFIX}${address}`));

it('an address that we signed leads to its picture', async () => {
  const response = await get(signedAddress(KEY, PATH, sizes()));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`${IMAGE_PREFIX}${PATH}`);
});

it('its query may come in any order', async () => {
  const address = signedAddress(KEY, PATH, sizes()).replace('height=10&width=20', 'width=20&height=10');
  expect((await get(address)).status).toBe(302);
});

it.each([
  ['another size', (address: string) => address.replace('width=20', 'width=21')],
  ['another picture', (address: string) => address.replace('a.jpg', 'b.jpg')],
  ['another hash', (address: string) => address.replace(/[0-9a-f]{40}/, 'f'.repeat(40))],
  ['no hash', (address: string) => address.replace(/[0-9a-f]{40}/, 'x')],
])('with %s it is refused', async (_what, change) => {
  expect((await get(change(signedAddress(KEY, PATH, sizes())))).status).toBe(403);
});

it('a signature by another key, or without any, is refused', async () => {
  expect((await get(signedAddress('another-key-entirely', PATH, sizes()))).status).toBe(403);
  expect((await get(signedAddress(KEY, PATH, sizes()), unsigned)).status).toBe(403);
});

it('a picture that is not there is not found, though it is signed', async () => {
  expect((await get(signedAddress(KEY, '/hub/2026/none.jpg', sizes()))).status).toBe(404);
  expect((await get(signedAddress(KEY, '//elsewhere.example/a.jpg', sizes()))).status).toBe(404);
});
