/** The image service on a real folder, asked by signed addresses. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Order, queryOf, signedAddress } from '@masthead/image-url';
import { folderMedia, type Media } from '@masthead/storage';
import { silentLogger } from '@masthead/storage/testing';
import { createImageService, IMAGE_PREFIX, type ImageDeps, type ImageMetrics, type ImageService } from '../index.ts';

const KEY = 'a key that nobody has';

/** What no page would order is given as a query. */
export const addressOf = (path: string, order: Order | string = {}, key = KEY): string =>
  IMAGE_PREFIX + signedAddress(key, path, typeof order === 'string' ? order : queryOf(order));

interface Counts {
  /** How drawings ended, in their order. */
  drawn: string[];
  found: string[];
  waiting(): number;
}

export interface TestService extends ImageService {
  media: Media;
  folder: string;
  counts: Counts;
  /** Asks for an address as a browser does. */
  ask(address: string, init?: RequestInit): Promise<Response>;
  get(path: string, order?: Order, headers?: Record<string, string>): Promise<Response>;
  /** Names of the pictures that are kept on the disk. */
  kept(): Promise<string[]>;
  /** Another service on the same folders. */
  again(deps?: Partial<ImageDeps>): TestService;
  end(): Promise<void>;
}

export async function testService(deps: Partial<ImageDeps> = {}): Promise<TestService> {
  return serviceIn(await mkdtemp(join(tmpdir(), 'masthead-images-')), deps);
}

function serviceIn(folder: string, deps: Partial<ImageDeps>): TestService {
  const media = deps.media ?? folderMedia(join(folder, 'media'));
  const { metrics, counts } = counting();
  const service = createImageService({
    media,
    signingKey: KEY,
    cacheFolder: join(folder, 'cache/images'),
    cacheBytes: 50_000_000,
    logger: silentLogger,
    metrics,
    ...deps,
  });
  const ask = (address: string, init?: RequestInit): Promise<Response> =>
    service.fetch(new Request(`http://localhost${address}`, init));
  return {
    ...service,
    media,
    folder,
    counts,
    ask,
    get: (path, order, headers = {}) => ask(addressOf(path, order), { headers }),
    async kept() {
      const names = await readdir(join(folder, 'cache/images'), { recursive: true }).catch(() => []);
      return names.filter((name) => /^..\/[0-9a-f]+$/.test(name));
    },
    again: (more = {}) => serviceIn(folder, { ...deps, ...more }),
    async end() {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function counting(): { metrics: ImageMetrics; counts: Counts } {
  let waiting = (): number => 0;
  const counts: Counts = { drawn: [], found: [], waiting: () => waiting() };
  const metrics: ImageMetrics = {
    imageDrawn: (outcome) => counts.drawn.push(outcome),
    imageFound: (where) => counts.found.push(where),
    imagesWaiting(read) {
      waiting = read;
    },
  };
  return { metrics, counts };
}

export const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

/** What an answer says is wrong. */
export async function refusalOf(response: Response): Promise<{ code: number; message: string }> {
  const { errors } = await response.json();
  return errors[0];
}
