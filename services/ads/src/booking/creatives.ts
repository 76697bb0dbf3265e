/** Saves creatives, and puts them away. */
import { randomBytes } from 'node:crypto';
import { HttpError, notFound } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import type { AdsDeps } from '../deps.ts';
import { pictureInStore, type TakenPicture } from '../pictures/take-picture.ts';
import type { AdsDb, CreativeRow } from '../schema.ts';
import { columns } from '../stored/columns.ts';
import type { CreativeFields } from '../stored/creative-fields.ts';
import { type Booker, CHANGE, requireAds } from './booker.ts';
import { type CreativeInput, creativeInput } from './creative-input.ts';
import { newId, readInput, type WrongField, WrongFields } from './words.ts';

type CreativeDeps = Pick<AdsDeps, 'store' | 'clock' | 'media'>;

/** What can be read well: the ratio that WCAG has for text. */
const LEAST_CONTRAST = 4.5;
/** A card's picture is as wide as high by this. */
const NATIVE_RATIO = 1.5;

export async function saveCreative(deps: CreativeDeps, given: unknown, by: Booker): Promise<{ id: string }> {
  requireAds(by);
  const input = readInput(creativeInput, given);
  const { store, clock, media } = deps;
  const isPicture = (picture: string) => isPictureOf(store.db, picture, input.advertiserId);
  const fields = await checkedFields(media, isPicture, input);
  const { advertiserId, kind, name } = input;
  const id = input.id ?? newId(name, () => randomBytes(3).toString('hex'));
  const row = creativeRow({ ...input, id }, fields, { now: clock.now(), by: by.name });
  await store.write(
    async (db, note) => {
      if (!(await db.selectFrom('ad_advertisers').select('id').where('id', '=', advertiserId).executeTakeFirst()))
        throw new WrongFields([{ field: 'advertiserId', message: 'is of nobody who is known' }]);
      const known = await db
        .selectFrom('ad_creatives')
        .select(['kind', 'advertiser_id'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (known && (known.kind !== kind || known.advertiser_id !== advertiserId))
        throw new HttpError(409, 'A creative stays of its kind and with its advertiser: make another one.');
      await db
        .insertInto('ad_creatives')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      note([CHANGE]);
    },
    { who: by.name, from: by.from, action: 'ads save-creative', about: id },
  );
  return { id };
}

export const creativeRow = (
  { id, advertiserId, kind, name, landing, alt }: CreativeInput & { id: string },
  fields: CreativeFields,
  { now, by }: { now: number; by: string },
): CreativeRow => ({
  id,
  advertiser_id: advertiserId,
  kind,
  name,
  landing,
  alt,
  fields: columns.creative.write(fields),
  archived: 0,
  changed_at: now,
  changed_by: by,
});

export async function archiveCreative({ store, clock }: CreativeDeps, id: string, by: Booker): Promise<void> {
  requireAds(by);
  await store.write(
    async (db, note) => {
      const lines = await db
        .selectFrom('ad_lines')
        .select(['name', 'creative_ids'])
        .where('state', '=', 'running')
        .execute();
      const user = lines.find(({ creative_ids }) => columns.names.read(creative_ids).includes(id));
      if (user) throw new HttpError(409, `The line “${user.name}” shows this creative: take it out there first.`);
      const gone = await db
        .updateTable('ad_creatives')
        .set({ archived: 1, changed_at: clock.now(), changed_by: by.name })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!gone) throw notFound('There is no such creative');
      note([CHANGE]);
    },
    { who: by.name, from: by.from, action: 'ads archive-creative', about: id },
  );
}

/** As it is kept: with pictures by what they really are. `isPicture`: of that name the advertiser has one. */
export async function checkedFields(
  media: Media,
  isPicture: (id: string) => Promise<boolean>,
  input: CreativeInput,
): Promise<CreativeFields> {
  const wrong: WrongField[] = [];
  const pictureAt = async (field: string, path: string, problem: (picture: TakenPicture) => string | undefined) => {
    const taken = await pictureInStore(media, path);
    const message = taken ? problem(taken) : 'is no picture that was added here';
    if (message !== undefined) wrong.push({ field, message });
    return taken ?? { path, width: 0, height: 0, bytes: 0 };
  };
  const fields = await (async (): Promise<CreativeFields> => {
    switch (input.kind) {
      case 'picture': {
        const { kind, size } = input;
        const picture = await pictureAt('picture', input.picture, (taken) => sizeProblem(size, taken));
        const dark = input.darkPicture;
        const darkPicture = dark && (await pictureAt('darkPicture', dark, (taken) => sizeProblem(size, taken)));
        return { kind, size, picture, ...(darkPicture && { darkPicture }) };
      }
      case 'responsive': {
        const { kind, headline, text, button, payerName, background, ink, sizes } = input;
        if (contrast(background, ink) < LEAST_CONTRAST)
          wrong.push({ field: 'ink', message: 'cannot be read on that background' });
        const picture = input.picture && (await pictureAt('picture', input.picture, () => undefined));
        return { kind, headline, text, button, payerName, background, ink, sizes, ...(picture && { picture }) };
      }
      case 'native': {
        const { kind, headline, text, payerName, host } = input;
        const picture = await pictureAt('picture', input.picture, ({ width, height }) =>
          Math.abs(width / height - NATIVE_RATIO) < 0.01 && width >= 600
            ? undefined
            : `has ${width} by ${height} pixels: cards have pictures of 3 by 2, at least 600 wide`,
        );
        return { kind, headline, text, payerName, host, picture };
      }
      case 'video': {
        const { kind, film, durationMs, width, height, skippableAfterMs, companionIds } = input;
        if ((await media.sizeOf(film)) === undefined)
          wrong.push({ field: 'film', message: 'is not in the media store' });
        if (skippableAfterMs !== null && skippableAfterMs >= durationMs)
          wrong.push({ field: 'skippableAfterMs', message: 'is after the end' });
        for (const id of companionIds)
          if (!(await isPicture(id)))
            wrong.push({ field: 'companionIds', message: `names ${id}, which is no picture of this advertiser` });
        return { kind, film, durationMs, width, height, skippableAfterMs, companionIds };
      }
    }
  })();
  if (wrong.length > 0) throw new WrongFields(wrong);
  return fields;
}

const isPictureOf = async (db: AdsDb, id: string, advertiser: string): Promise<boolean> =>
  (await db
    .selectFrom('ad_creatives')
    .select('id')
    .where('id', '=', id)
    .where('advertiser_id', '=', advertiser)
    .where('kind', '=', 'picture')
    .executeTakeFirst()) !== undefined;

/** Exactly as large as its place, or twice that for dense screens. */
function sizeProblem(size: string, { width, height }: TakenPicture): string | undefined {
  const [wide = '', high = ''] = size.split('x');
  const fits = [1, 2].some((times) => width === Number(wide) * times && height === Number(high) * times);
  if (fits) return undefined;
  return `has ${width} by ${height} pixels: ${size} takes exactly that, or twice as much`;
}

/** Of two colours such as #1a2b3c, as WCAG has it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
