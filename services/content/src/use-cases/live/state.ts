/** Live coverage as a whole: ended and opened by editors, and the key of its channel. */
import { requireRight } from '../../audit/rights.ts';
import type { StoryChange } from '../../documents/live.ts';
import { liveDetails } from '../../kinds/live/document.ts';
import type { LiveCoverageRow } from '../../live-schema.ts';
import { coverageOf, eventByKey } from '../../repositories/live-coverage.ts';
import { noteChange, type Writing } from '../../store.ts';
import { liveChanges, storyCards } from '../../stored/columns.ts';
import { InvalidDocument } from '../writing/refusals.ts';
import type { Desk } from '../writing/save.ts';
import { appendStoryChange, type Making, newChannelKey } from './log.ts';
import { keyTaken, noCoverage, refuseAnother, shownCoverage } from './write.ts';

export const endCoverage = (desk: Desk, storyId: string, at: number, making: Making): Promise<LiveCoverageRow> => {
  if (at > making.at) throw new InvalidDocument([{ field: 'at', message: 'lies in the future' }]);
  return changeState(desk, storyId, { kind: 'end', at }, making);
};

/** It goes on until it is ended. */
export const openCoverage = (desk: Desk, storyId: string, making: Making): Promise<LiveCoverageRow> =>
  changeState(desk, storyId, { kind: 'open' }, making);

const STATES = { end: 'ended', open: 'open' } as const;

const changeState = (
  { database }: Desk,
  storyId: string,
  change: StoryChange,
  making: Making,
): Promise<LiveCoverageRow> =>
  database.write(async (db) => {
    requireRight(db, 'live');
    const coverage = await shownCoverage(db, storyId);
    const before = making.key === undefined ? undefined : await eventByKey(db, storyId, making.key);
    if (before && liveChanges.read(before.change).kind !== change.kind) throw keyTaken();
    if (before) refuseAnother(before, making);
    if (before || coverage.state === STATES[change.kind]) return coverage;
    const changed = await appendStoryChange(db, storyId, change, making);
    await showEnd(db, storyId, changed.ended_at);
    noteChange(db, [`live:${storyId}`, `story:${storyId}`, 'listing:live']);
    return changed;
  });

/** Lists and the page tell the end as the log has it. */
async function showEnd(db: Writing, storyId: string, ends: number | null): Promise<void> {
  const row = await db.selectFrom('stories').select(['card', 'detail']).where('id', '=', storyId).executeTakeFirst();
  if (!row) return;
  const card = storyCards.read(row.card);
  const detail = liveDetails.read(row.detail);
  const event = { ...detail.event, ends };
  await db
    .updateTable('stories')
    .set({ card: storyCards.write({ ...card, event }), detail: liveDetails.write({ ...detail, event }) })
    .where('id', '=', storyId)
    .execute();
}

/** Whoever came with the former key has to ask for the page again. */
export const revokeKey = ({ database }: Desk, storyId: string): Promise<LiveCoverageRow> =>
  database.write(async (db) => {
    requireRight(db, 'live');
    await shownCoverage(db, storyId);
    await db
      .updateTable('live_coverage')
      .set({ channel_key: newChannelKey() })
      .where('story_id', '=', storyId)
      .execute();
    noteChange(db, [`live:${storyId}`]);
    const coverage = await coverageOf(db, storyId);
    if (!coverage) throw noCoverage(storyId);
    return coverage;
  });
