/** An item of live coverage to the entry that readers see, on the page and when it comes by itself. */
import type { ArticleLive, Instant, LiveCoverageItem } from '@masthead/model';
import type { LiveEntry } from '../../components/live/live-entry.ts';
import type { Bodies } from '../body/bodies.ts';
import { type PreparedBody, prepareText } from '../body/headings.ts';
import type { View } from '../view/view.ts';
import type { EventClock } from './event-clock.ts';

/** What an entry is shown with, of the coverage that it belongs to. */
export type EntryStory = Pick<ArticleLive, 'id' | 'publishedAt' | 'authors' | 'additionalShortcodeData'>;

export type ShownItem = LiveCoverageItem & { text: PreparedBody };

export interface EntryParts {
  /** The path of the coverage. */
  address: string;
  clock: EventClock;
  bodies: Bodies;
  view: View;
  now: Instant;
}

type WithData = Pick<EntryStory, 'additionalShortcodeData'>;

/** An entry that comes by itself brings what its shortcodes show; on the page the coverage has it for all. */
const dataOf = (item: WithData, story: WithData) => item.additionalShortcodeData ?? story.additionalShortcodeData;

/** Sanitised again where it comes in, whatever the content service says. What was deleted or says nothing is not shown. */
export function shownItem(item: LiveCoverageItem, story: WithData): ShownItem | undefined {
  if (item.deleted) return undefined;
  const text = prepareText(item.body ?? '', dataOf(item, story));
  return item.headline || text.pieces.length > 0 ? { ...item, text } : undefined;
}

export function entryOf(item: ShownItem, story: EntryStory, parts: EntryParts): LiveEntry {
  const { address, clock, bodies, now } = parts;
  const { id, sequence, event, headline, important, pinned, text } = item;
  const at = item.displayDatePublished ?? item.datePublished ?? story.publishedAt;
  const anchor = anchorOf(id);
  const data = dataOf(item, story);
  return {
    id,
    sequence,
    event,
    anchor,
    href: `${address}#${anchor}`,
    at,
    clock: clock.time(at),
    important,
    pinned,
    ...(headline && { headline }),
    ...(text.pieces.length > 0 && { text: bodies.of(text, { id, story: story.id, now, data }) }),
    ...(item.dateUpdated !== undefined && { updatedClock: clock.time(item.dateUpdated) }),
    ...authorOf(item, story, parts.view),
  };
}

/** A name of its own, so that no entry can pass for another part of the page. */
const anchorOf = (id: string): string => `update-${id.replaceAll(/[^\w-]/g, '')}`;

/** Entries name their author briefly; whoever signed the coverage as a whole is known better. */
function authorOf({ author }: LiveCoverageItem, { authors }: EntryStory, view: View): Pick<LiveEntry, 'author'> {
  if (!author?.fullName) return {};
  const portrait = author.image ?? authors.find(({ username }) => username === author.username)?.image;
  return { author: { name: author.fullName, ...(portrait && { portrait: view.picture(portrait, 'signature') }) } };
}
