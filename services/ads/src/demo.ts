/** The advertising of the demo newsroom, from a file that people can read and pictures beside it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Logger } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import { parse } from 'yaml';
import { CHANGE } from './booking/booker.ts';
import { creativeInput } from './booking/creative-input.ts';
import { checkedFields, creativeRow } from './booking/creatives.ts';
import { lineInput, lineProblems } from './booking/line-input.ts';
import { lineRowOf } from './booking/lines.ts';
import { readInput, WrongFields } from './booking/words.ts';
import { type DemoAdvertiser, type DemoCreative, type DemoLine, demoFile } from './demo-file.ts';
import type { AdsStore } from './deps.ts';
import { takePicture } from './pictures/take-picture.ts';
import type { CreativeRow, LineRow, OrderRow } from './schema.ts';

const BY = 'the demo newsroom';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CARD = '600x400';
/** Of the films: as scripts/ads/films.ts draws them. */
const FILM_SIZE = { width: 640, height: 360 } as const;
const SECOND_MS = 1000;

export interface DemoDeps {
  readonly store: AdsStore;
  readonly clock: Clock;
  readonly media: Media;
  readonly logger: Logger;
  /** The site's own origin: house lines lead there. */
  readonly origin: string;
}

interface Loading extends DemoDeps {
  readonly folder: string;
  readonly sizes: readonly string[];
  readonly now: number;
  /** So far: films name pictures among them. */
  readonly loaded: readonly CreativeRow[];
}

/** Loads what is there: a picture that is missing, or wrong, is said and left out. */
export async function loadDemoAds(folder: string, deps: DemoDeps): Promise<void> {
  const { sizes, advertisers } = demoFile.parse(parse(await readFile(join(folder, 'advertisers.yaml'), 'utf8')));
  const creatives: CreativeRow[] = [];
  const loading: Loading = { ...deps, folder, sizes, now: deps.clock.now(), loaded: creatives };
  for (const advertiser of advertisers)
    for (const creative of advertiser.creatives) creatives.push(...(await creativesOf(loading, advertiser, creative)));
  const orders = advertisers.flatMap(ordersOf);
  const lines = advertisers.flatMap(({ id, lines: booked }) =>
    booked.map((line) => demoLineRow(loading, id, line, creatives)),
  );
  await deps.store.write(async (db, note) => {
    // Of several processes that start together one loads; the others wait here for its end.
    const added = await db
      .insertInto('ad_advertisers')
      .values(advertisers.map(({ id, name, payer, industry }) => ({ id, name, payer, industry })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    if (added.length < advertisers.length) return;
    await db.insertInto('ad_orders').values(orders).execute();
    if (creatives.length > 0) await db.insertInto('ad_creatives').values(creatives).execute();
    await db.insertInto('ad_lines').values(lines).execute();
    note([CHANGE]);
  });
}

const orderId = (advertiser: string, order: string): string =>
  `${advertiser}-${order.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

const ordersOf = ({ id, lines }: DemoAdvertiser): OrderRow[] =>
  [...new Set(lines.map(({ order }) => order))].map((order) => ({
    id: orderId(id, order),
    advertiser_id: id,
    name: order,
  }));

/** One for each size that there is a picture of, and a card. */
async function creativesOf(
  loading: Loading,
  advertiser: DemoAdvertiser,
  creative: DemoCreative,
): Promise<CreativeRow[]> {
  const { sizes } = loading;
  const { headline, text, drawn, film, name } = creative;
  const { name: payerName, host } = advertiser;
  if (film) return saved(loading, advertiser, creative, await filmOf(loading, advertiser.id, name, film));
  if (drawn) {
    const given = { kind: 'responsive', headline, text, payerName, ...drawn, sizes };
    return saved(loading, advertiser, creative, { ...given, id: `${advertiser.id}-${name}` });
  }
  const ofSize = async (size: string): Promise<CreativeRow[]> => {
    const picture = await pictureOf(loading, advertiser.id, `${name}-${size}`);
    const id = `${advertiser.id}-${name}-${size}`;
    return picture ? saved(loading, advertiser, creative, { kind: 'picture', id, size, picture }) : [];
  };
  const card = async (): Promise<CreativeRow[]> => {
    const picture = await pictureOf(loading, advertiser.id, `${name}-${CARD}`);
    const id = `${advertiser.id}-${name}-card`;
    const given = { kind: 'native', id, headline, text, payerName, host, picture };
    return picture ? saved(loading, advertiser, creative, given) : [];
  };
  // Side by side: each picture waits for the disk.
  return (await Promise.all([...sizes.map(ofSize), card()])).flat();
}

async function filmOf(
  { folder, media }: Loading,
  advertiser: string,
  name: string,
  { of, seconds, skippableAfter, companions }: NonNullable<DemoCreative['film']>,
) {
  const film = `/video/ads/${advertiser}-${of}.mp4`;
  if ((await media.sizeOf(film)) === undefined)
    await media.write(film, await readFile(join(folder, advertiser, `${of}.mp4`)));
  return {
    kind: 'video',
    id: `${advertiser}-${name}`,
    film,
    ...FILM_SIZE,
    durationMs: seconds * SECOND_MS,
    skippableAfterMs: skippableAfter * SECOND_MS,
    companionIds: companions.map((size) => `${advertiser}-${of}-${size}`),
  };
}

/** As everything is that comes from a desk. */
async function saved(
  { media, logger, origin, now, loaded }: Loading,
  { id: advertiserId, name: advertiser }: DemoAdvertiser,
  { name, alt, landing }: DemoCreative,
  given: Readonly<Record<string, unknown>> & { id: string },
): Promise<CreativeRow[]> {
  try {
    const common = { advertiserId, name: `${advertiser}, ${name}`, alt, landing: landing.replace('{site}', origin) };
    const input = readInput(creativeInput, { ...common, ...given });
    const isPicture = async (id: string) => loaded.some((row) => row.id === id && row.kind === 'picture');
    const fields = await checkedFields(media, isPicture, input);
    return [creativeRow({ ...input, id: given.id }, fields, { now, by: BY })];
  } catch (error) {
    if (!(error instanceof WrongFields)) throw error;
    logger.warn(`The demo’s ad ${given.id} is left out: ${error.message}`);
    return [];
  }
}

/** Its place in the media store. */
async function pictureOf(
  { folder, media, logger }: Loading,
  advertiser: string,
  name: string,
): Promise<string | undefined> {
  const file = join(folder, advertiser, `${name}.webp`);
  try {
    return (await takePicture(media, await readFile(file))).path;
  } catch (error) {
    logger.warn(
      `The demo’s ads have no picture ${advertiser}/${name}.webp: ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}

function demoLineRow(
  { now }: Loading,
  advertiserId: string,
  demo: DemoLine,
  creatives: readonly CreativeRow[],
): LineRow {
  const { id, name, order, type, goal, pacing, priority, from, days, cpm, competesAs, caps, where } = demo;
  const begins = Math.floor(now / DAY_MS) * DAY_MS + from * DAY_MS;
  const line = readInput(lineInput, {
    id,
    orderId: orderId(advertiserId, order),
    name,
    type,
    state: 'running',
    priority,
    from: begins,
    until: days === undefined ? null : begins + days * DAY_MS,
    goal,
    pacing,
    cpmMicros: Math.round(cpm * 1_000_000),
    where,
    caps: caps.map(({ impressions, perHours }) => ({ impressions, perMs: perHours * HOUR_MS })),
    competesAs,
    creativeIds: creatives.filter((row) => isOneOf(row, advertiserId, demo.creatives)).map((row) => row.id),
  });
  const problems = lineProblems(line, now);
  if (problems.length > 0) throw new WrongFields(problems);
  return lineRowOf(line, { id, advertiserId, now, by: BY });
}

const isOneOf = ({ id, advertiser_id }: CreativeRow, advertiser: string, names: readonly string[]): boolean =>
  advertiser_id === advertiser &&
  names.some((name) => id === `${advertiser}-${name}` || id.startsWith(`${advertiser}-${name}-`));
