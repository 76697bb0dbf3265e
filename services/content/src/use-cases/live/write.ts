/** What the desk does with the entries of live coverage. Each change is one transaction and one event, however often it is tried. */

import { randomUUID } from 'node:crypto';
import { HttpError } from '@masthead/runtime';
import { requireRight } from '../../audit/rights.ts';
import type { ItemChange, MoveInput, PostInput, WordsInput } from '../../documents/live.ts';
import type { LiveCoverageRow, LiveItemRow } from '../../live-schema.ts';
import { countItems, coverageOf, eventByKey, liveItem, liveItems } from '../../repositories/live-coverage.ts';
import { updateManuscript } from '../../repositories/manuscripts.ts';
import type { ContentDb } from '../../schema.ts';
import { noteChange, type Writing } from '../../store.ts';
import { liveChanges } from '../../stored/columns.ts';
import { InvalidDocument, StaleEntry } from '../writing/refusals.ts';
import type { Desk } from '../writing/save.ts';
import { changesItem } from './apply-change.ts';
import { type EntryWords, entryWords } from './entry-words.ts';
import { appendChange, appendPost, type Making } from './log.ts';
import { placeBeside, placeByTime, spacedOut } from './places.ts';

const MOST_ITEMS = 2000;
/** Sitemaps tell when it was last written to. */
const LIVE_TYPE = 'content_updating_story';

/** An entry after a change; `isNew` is false when this was tried before and is only told again. */
export interface Written {
  item: LiveItemRow;
  isNew: boolean;
}

export const noCoverage = (id: string): HttpError => new HttpError(404, `There is no live coverage ${id}`);
export const noEntry = (id: string): HttpError => new HttpError(404, `There is no entry ${id}`);
export const keyTaken = (): HttpError =>
  new HttpError(409, 'This Idempotency-Key was used for something else: what is new needs a new key');

/** A key stands for what was first sent under it. */
export function refuseAnother({ request: first }: { request: string | null }, { request: now = null }: Making): void {
  if (first !== null && now !== null && first !== now) throw keyTaken();
}

/** Coverage that readers can see. */
export async function shownCoverage(db: ContentDb, storyId: string): Promise<LiveCoverageRow> {
  const coverage = await coverageOf(db, storyId);
  const story = coverage && (await db.selectFrom('stories').select('id').where('id', '=', storyId).executeTakeFirst());
  if (!coverage || !story) throw noCoverage(storyId);
  return coverage;
}

/** What a key made before, if it was for the same change of the same entry. */
export async function madeBefore(
  db: ContentDb,
  storyId: string,
  making: Making,
  expected: { kind: string; itemId?: string },
): Promise<LiveItemRow | undefined> {
  const event = making.key === undefined ? undefined : await eventByKey(db, storyId, making.key);
  if (!event) return undefined;
  const { kind } = liveChanges.read(event.change);
  if (kind !== expected.kind || (expected.itemId !== undefined && event.item_id !== expected.itemId)) throw keyTaken();
  refuseAnother(event, making);
  return liveItem(db, storyId, event.item_id ?? '');
}

/** Readers see when the story was last written to; what only moves or marks an entry is no news. */
async function tell(db: Writing, storyId: string, { at }: Making, writes: boolean): Promise<void> {
  if (writes) {
    await db.updateTable('stories').set({ updated_at: at }).where('id', '=', storyId).execute();
    // From which the story is made again, here or elsewhere.
    await updateManuscript(db, storyId, { published_updated_at: at });
  }
  noteChange(db, [`live:${storyId}`, ...(writes ? [`sitemap:${LIVE_TYPE}`] : [])]);
}

export async function postInto(
  db: Writing,
  storyId: string,
  words: EntryWords,
  marks: Pick<PostInput, 'important' | 'pinned'> & { at: number },
  making: Making,
): Promise<LiveItemRow> {
  if ((await countItems(db, storyId)) >= MOST_ITEMS)
    throw new HttpError(409, `Live coverage takes at most ${MOST_ITEMS} entries`);
  const { important, pinned, at } = marks;
  const item = await appendPost(db, storyId, randomUUID(), { kind: 'post', ...words, important, pinned, at }, making);
  await tell(db, storyId, making, true);
  return item;
}

/** Finds what an entry's change is to be; nothing when there is nothing to change. */
type Decide = (
  db: Writing,
  item: LiveItemRow,
  coverage: LiveCoverageRow,
) => Promise<ItemChange | undefined> | ItemChange | undefined;

const changeEntry = (
  { database }: Desk,
  storyId: string,
  itemId: string,
  making: Making,
  kind: ItemChange['kind'],
  decide: Decide,
): Promise<Written> =>
  database.write(async (db) => {
    requireRight(db, 'live');
    const coverage = await shownCoverage(db, storyId);
    const before = await madeBefore(db, storyId, making, { kind, itemId });
    if (before) return { item: before, isNew: false };
    const item = await liveItem(db, storyId, itemId);
    if (!item || item.deleted === 1) throw noEntry(itemId);
    const change = await decide(db, item, coverage);
    if (!change || !changesItem(item, change)) return { item, isNew: false };
    const changed = await appendChange(db, await presentState(db, item), change, making);
    await tell(db, storyId, making, kind === 'edit');
    return { item: changed, isNew: true };
  });

/** Deciding may have made room, which changes places. */
const presentState = async (db: ContentDb, { story_id, id }: LiveItemRow): Promise<LiveItemRow> => {
  const item = await liveItem(db, story_id, id);
  if (!item) throw noEntry(id);
  return item;
};

/** An edit is of the state that its writer saw. */
export const editEntry = (
  desk: Desk,
  storyId: string,
  itemId: string,
  { seen, words, describe }: { seen: number; words: WordsInput; describe: (item: LiveItemRow) => Promise<unknown> },
  making: Making,
): Promise<Written> =>
  changeEntry(desk, storyId, itemId, making, 'edit', async (db, item) => {
    if (item.event !== seen) throw new StaleEntry(await describe(item), item.event, seen);
    return { kind: 'edit', ...(await entryWords(db, words)) };
  });

export type Mark = 'pin' | 'unpin' | 'important' | 'unimportant' | 'delete';

/** What is deleted already is not there to be found, unless it is the same try again. */
export const markEntry = (desk: Desk, storyId: string, itemId: string, kind: Mark, making: Making): Promise<Written> =>
  changeEntry(desk, storyId, itemId, making, kind, () => ({ kind }));

export const moveEntry = (
  desk: Desk,
  storyId: string,
  itemId: string,
  move: MoveInput,
  making: Making,
): Promise<Written> =>
  changeEntry(desk, storyId, itemId, making, 'move', async (db, _item, coverage) => {
    const targetId = 'above' in move ? move.above : move.below;
    const sequence = await roomFor(db, storyId, itemId, coverage.last_event, making, (others, event) => {
      const target = others.find(({ id }) => id === targetId);
      if (!target)
        throw new InvalidDocument([
          { field: Object.keys(move).join(), message: `names the entry "${targetId}", which does not exist` },
        ]);
      return placeBeside(others, target, move, event);
    });
    return { kind: 'move', sequence };
  });

/** A corrected time puts an entry where it belongs by it. */
export const correctTime = (
  desk: Desk,
  storyId: string,
  itemId: string,
  at: number,
  making: Making,
): Promise<Written> =>
  changeEntry(desk, storyId, itemId, making, 'time', async (db, item, coverage) => {
    if (at > making.at) throw new InvalidDocument([{ field: 'at', message: 'lies in the future' }]);
    const sequence = await roomFor(db, storyId, itemId, coverage.last_event, making, (others, event) =>
      placeByTime(others, at, item.sequence, event),
    );
    return { kind: 'time', at, sequence };
  });

/** A place for an entry; where there is none left between two others, all get new ones first, an event each. */
async function roomFor(
  db: Writing,
  storyId: string,
  itemId: string,
  lastEvent: number,
  making: Making,
  find: (others: readonly LiveItemRow[], event: number) => number | undefined,
): Promise<number> {
  const all = await liveItems(db, storyId);
  const place = find(without(all, itemId), lastEvent + 1);
  if (place !== undefined) return place;
  const byId = new Map(all.map((item) => [item.id, item]));
  const { by, at } = making;
  const spaced: LiveItemRow[] = [];
  for (const { id, sequence } of spacedOut(all)) {
    const item = byId.get(id);
    if (item) spaced.push(await appendChange(db, item, { kind: 'move', sequence }, { by, at }));
  }
  const found = find(without(spaced, itemId), lastEvent + spaced.length + 1);
  if (found === undefined) throw new Error(`Live coverage ${storyId} has no room left`);
  return found;
}

const without = (items: readonly LiveItemRow[], id: string): LiveItemRow[] => items.filter((item) => item.id !== id);
