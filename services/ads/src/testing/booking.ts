/** An ad server to try: on a database of its own, with one advertiser, and a clock that tests move. */
import { createAdTokens } from '@masthead/ads/token';
import type { AdAnswer, AdQuestion } from '@masthead/ads/wire';
import { type Clock, createErrorReporter, HttpError, localRateLimits, type RateLimits } from '@masthead/runtime';
import type { Database, Media } from '@masthead/storage';
import { type Suite, silentLogger } from '@masthead/storage/testing';
import sharp from 'sharp';
import type { Act, AdsDeps, AdsStore, SellerFiles } from '../deps.ts';
import { type AdsSchema, DESK_ADS_API, prepareAds } from '../index.ts';
import { type AdServer, adApp } from '../service.ts';

export const NOW = Date.UTC(2026, 10, 18, 9);
export const ORIGIN = 'https://site.example';
export const DAY_MS = 86_400_000;
const READERS_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const KEY = 'the key of the publication';

/** Somebody of the newsroom without the right. */
export const MAY_NOT_BOOK = 'An author';

/** Files in memory, as the media store keeps them. */
function memoryMedia(): Media & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    write: async (path, bytes) => void files.set(path, bytes),
    sizeOf: async (path) => files.get(path)?.length,
    read: async (path) => {
      const bytes = files.get(path);
      return bytes && Buffer.from(bytes);
    },
  };
}

export const drawnPicture = (width: number, height: number, format: 'webp' | 'png' | 'jpeg' | 'gif' = 'webp') =>
  sharp({ create: { width, height, channels: 3, background: { r: width % 255, g: height % 255, b: 90 } } })
    .toFormat(format)
    .toBuffer();

export interface Sent {
  body?: unknown;
  bytes?: Uint8Array;
  desk?: string;
  headers?: Record<string, string>;
  sender?: string;
  country?: string;
}

interface Options {
  sellers?: SellerFiles;
  limits?: (clock: Clock) => RateLimits;
  chance?: () => number;
}

const NO_SELLERS: SellerFiles = { adsTxt: undefined, appAdsTxt: undefined, sellersJson: undefined };

export async function startBooking(suite: Pick<Suite, 'open'>, options: Options = {}) {
  const database: Database<AdsSchema> = await suite.open();
  await prepareAds(database);
  let now = NOW;
  const clock: Clock = { now: () => now };
  const acts: Act[] = [];
  const noted: string[] = [];
  const servers: AdServer[] = [];
  const store: AdsStore = {
    db: database.db,
    async write(work, act) {
      const names: string[] = [];
      const result = await database.transaction((db) => {
        names.length = 0;
        return work(db, (more) => void names.push(...more));
      });
      if (act) acts.push(act);
      noted.push(...names);
      // As every process hears it, by the log of changes.
      if (names.includes('ads')) for (const server of servers) server.changed();
      return result;
    },
  };
  const media = memoryMedia();
  const tokens = createAdTokens('a key of this house');
  const deps: AdsDeps = {
    store,
    clock,
    limits: (options.limits ?? localRateLimits)(clock),
    reporter: createErrorReporter({ logger: silentLogger, onReport() {} }),
    logger: silentLogger,
    media,
    tokens,
    key: KEY,
    async deskWriter({ headers }) {
      const name = headers.get('authorization');
      if (!name) throw new HttpError(401, 'This needs a valid token');
      // Who may not is let through this door: what is behind it asks again.
      const may = name === MAY_NOT_BOOK ? [] : ['ads'];
      return { name, may, refusal: (right) => `${name} may not ${right}` };
    },
    origin: ORIGIN,
    sellers: options.sellers ?? NO_SELLERS,
    chance: options.chance ?? (() => 0.5),
  };
  /** Another process on the same database. */
  function open() {
    const { app, server } = adApp(deps);
    const whole: AdServer = { ...server, fetch: async (request, from) => app.fetch(request, from) };
    servers.push(whole);
    return { app, server: whole };
  }
  const { app, server } = open();

  async function send(method: string, path: string, sent: Sent = {}, to: AdServer = server) {
    const { body, bytes, desk, sender, country } = sent;
    const headers = new Headers({ origin: ORIGIN, 'user-agent': READERS_BROWSER, ...sent.headers });
    if (desk) headers.set('authorization', desk);
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const payload = bytes ? new Uint8Array(bytes) : body === undefined ? null : JSON.stringify(body);
    const request = new Request(`${ORIGIN}${path}`, { method, headers, body: payload });
    const response = await to.fetch(request, { sender, country });
    const content = Buffer.from(await response.arrayBuffer());
    const text = content.toString('utf8');
    const json = text.startsWith('{') ? JSON.parse(text) : {};
    const { status, headers: answered } = response;
    const messages: string[] = json.errors?.map(({ message }: { message: string }) => message) ?? [];
    return { status, headers: answered, text, content, json, data: json.data, messages };
  }

  const booking = {
    database,
    deps,
    store,
    clock,
    media,
    tokens,
    acts,
    noted,
    server,
    open,
    send,
    pass: (ms: number) => {
      now += ms;
    },
    /** Every call of the desk, such as `GET /lines`. */
    deskCalls: app.routes.flatMap(({ method, path }) =>
      path.startsWith(DESK_ADS_API) && method !== 'ALL' ? `${method} ${path.slice(DESK_ADS_API.length)}` : [],
    ),
    desk: (method: string, path: string, body?: unknown) =>
      send(method, DESK_ADS_API + path, { desk: 'Dana', ...(body !== undefined && { body }) }),
    async picture(width: number, height: number): Promise<string> {
      const bytes = await drawnPicture(width, height);
      return (await send('POST', `${DESK_ADS_API}/pictures`, { desk: 'Dana', bytes })).data.path;
    },
    async decide(changes: Partial<AdQuestion> = {}, to: AdServer = server): Promise<AdAnswer> {
      const answer = await send('POST', '/api/ads/decide', { body: question(changes) }, to);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return answer.json;
    },
    tell: (sums: readonly object[], key = KEY) =>
      send('POST', '/api/ads/delivered', { body: { v: 1, sums }, headers: { authorization: `Bearer ${key}` } }),
  };
  return booking;
}

export type Booking = Awaited<ReturnType<typeof startBooking>>;

export const question = (changes: Partial<AdQuestion> = {}): AdQuestion => ({
  v: 1,
  view: '7a1f6c1e-6c1b-4b8e-9d6a-0c6a1d2f3b4c',
  path: '/home/a-story/',
  device: 'desktop',
  targeting: { topic: ['home'], ptype: ['article'] },
  slots: [{ id: 'mpu-1', placement: 'mpu', position: 1, sizes: ['300x250'] }],
  ...changes,
});

export const ADVERTISER = {
  id: 'fjordline',
  name: 'Fjordline',
  payer: 'Fjordline Ferries AS, Bergen',
  industry: 'travel',
};
export const ORDER = { id: 'winter', advertiserId: 'fjordline', name: 'Winter' };
export const CREATIVE = {
  id: 'bergen',
  kind: 'picture',
  advertiserId: 'fjordline',
  name: 'Bergen',
  landing: 'https://fjordline.example/bergen/',
  alt: 'Wake in Bergen',
  size: '300x250',
};
export const LINE = {
  id: 'front',
  orderId: 'winter',
  name: 'Fjordline, front',
  type: 'standard',
  state: 'running',
  from: NOW - DAY_MS,
  until: NOW + 9 * DAY_MS,
  goal: 10_000,
  cpmMicros: 12_000_000,
  where: { key: 'topic', isOneOf: ['home'] },
  creativeIds: ['bergen'],
};

/** One line that is shown on pages about the home. */
export async function bookOne(booking: Booking, line: object = {}): Promise<void> {
  await booking.desk('POST', '/advertisers', ADVERTISER);
  await booking.desk('POST', '/orders', ORDER);
  await booking.desk('POST', '/creatives', { ...CREATIVE, picture: await booking.picture(600, 500) });
  const { status, text } = await booking.desk('POST', '/lines', { ...LINE, ...line });
  if (status !== 201) throw new Error(`Not booked: ${text}`);
}
