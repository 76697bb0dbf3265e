/** What editors see of live coverage: everything readers see, what waits for its time, and how many read along. */
import type { PostInput } from '../../documents/live.ts';
import { liveDetails } from '../../kinds/live/document.ts';
import { wireChannel } from '../../kinds/live/wire.ts';
import type { LiveCoverageRow, WaitingPostRow } from '../../live-schema.ts';
import { liveItems, waitingPosts } from '../../repositories/live-coverage.ts';
import { allAuthors } from '../../repositories/people.ts';
import type { ContentDb, StoryRow } from '../../schema.ts';
import { laterPosts } from '../../stored/columns.ts';
import { shownLive, wireEntries, wireState } from '../live-coverage.ts';
import { postedItem } from './apply-change.ts';
import { entryWords } from './entry-words.ts';

/** How many read a story along, in all processes. */
export type ReadersOf = (storyId: string) => number;

const MOST_STORIES = 50;

/** The stories with live coverage, newest first. */
export async function coveragesForDesk(db: ContentDb, readersOf: ReadersOf) {
  const rows = await db
    .selectFrom('stories')
    .innerJoin('live_coverage', 'live_coverage.story_id', 'stories.id')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(MOST_STORIES)
    .execute();
  return rows.map((row) => wireDeskStory(row, row, readersOf));
}

function wireDeskStory(story: StoryRow, coverage: LiveCoverageRow, readersOf: ReadersOf) {
  const { eventStart, eventEnd, ended } = wireState(story, coverage);
  return {
    id: story.id,
    slug: story.slug,
    headline: story.headline,
    type: story.type,
    eventStart,
    eventEnd,
    ended,
    lastEvent: coverage.last_event,
    readers: readersOf(story.id),
  };
}

export async function coverageForDesk(db: ContentDb, storyId: string, readersOf: ReadersOf) {
  const { story, coverage } = await shownLive(db, storyId);
  const [items, waiting, authors] = await Promise.all([
    liveItems(db, storyId),
    waitingPosts(db, storyId),
    allAuthors(db),
  ]);
  const { event } = liveDetails.read(story.detail);
  return {
    story: {
      ...wireDeskStory(story, coverage, readersOf),
      eventTimeZone: event.zone,
      channelDetails: wireChannel(coverage),
    },
    items: await wireEntries(db, story, items),
    scheduled: waiting.map(wireWaiting),
    authors: authors.map(({ username, first_name, last_name }) => ({
      username,
      name: `${first_name} ${last_name}`.trim(),
    })),
    readers: readersOf(storyId),
  };
}

/** A post that waits, as it was written. */
export function wireWaiting({ id, due_at, post, made_by }: WaitingPostRow) {
  const { headline, body, author, important, pinned } = laterPosts.read(post);
  return { id, at: new Date(due_at).toISOString(), by: made_by, headline, body, author, important, pinned };
}

/** What a post would be for readers. Nothing of it is kept. */
export async function previewOf(db: ContentDb, storyId: string, input: PostInput, now: number) {
  const { story, coverage } = await shownLive(db, storyId);
  const { important, pinned, at } = input;
  const post = { kind: 'post' as const, ...(await entryWords(db, input)), important, pinned, at: at ?? now };
  const stamp = { event: coverage.last_event + 1, at: now };
  const [entry] = await wireEntries(db, story, [postedItem(storyId, 'preview', post, stamp)]);
  return { slug: story.slug, item: entry };
}
