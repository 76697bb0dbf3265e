/** What arrives on a channel, turned into items. It comes from our own site, and is looked at all the same. */
import type { ArrivingItem } from '@masthead/model';
import type { LiveEntry } from '../live-entry.ts';
import type { LiveEvent } from '../live-event.ts';
import type { LiveLog } from './network.ts';

export interface LiveItem extends ArrivingItem {
  /** What is shown of it; nothing of what was deleted. */
  entry?: LiveEntry;
}

/** The coverage itself: when it is, and whether it has ended. */
interface StoryState {
  event: number;
  about: LiveEvent;
}

export interface Arrived {
  items: LiveItem[];
  story?: StoryState;
  /** The first change that came without what is to be shown of it: it must be asked for again. */
  incompleteFrom?: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** A number, also as text: "10" comes after "9". */
function sequenceIn({ sequence }: Fields): number | undefined {
  const isSaid = typeof sequence === 'number' || (typeof sequence === 'string' && sequence.trim() !== '');
  return isSaid && Number.isFinite(Number(sequence)) ? Number(sequence) : undefined;
}

/** Items come as an array, or one of them as an object. What is neither is told, and costs nothing else. */
export function arrivedIn(content: unknown, log: LiveLog): Arrived {
  const arrived: Arrived = { items: [] };
  for (const value of Array.isArray(content) ? content : [content]) {
    const id = isFields(value) ? idOf(value) : undefined;
    if (!isFields(value) || id === undefined)
      log.error('Something that is not an item arrived on a live channel', value);
    else if (value.type === 'story') takeStory(arrived, value);
    else takeItem(arrived, id, value, log);
  }
  return arrived;
}

const idOf = ({ id }: Fields): string | undefined =>
  (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : undefined;

function takeStory(arrived: Arrived, { event, shown, ended }: Fields): void {
  const state = { event: numberOr(event, 0), about: { ...(isFields(shown) && shown), ended: ended === true } };
  if (state.event >= (arrived.story?.event ?? 0)) arrived.story = state;
}

function takeItem(arrived: Arrived, id: string, value: Fields, log: LiveLog): void {
  const sequence = sequenceIn(value);
  if (sequence === undefined) log.info('An item without a sequence arrived on a live channel', id);
  const item: LiveItem = {
    id,
    sequence: sequence ?? 0,
    event: numberOr(value.event, 0),
    deleted: value.deleted === true,
  };
  if (item.deleted) arrived.items.push(item);
  else if (isEntry(value.shown)) arrived.items.push({ ...item, entry: value.shown });
  else arrived.incompleteFrom = Math.min(item.event, arrived.incompleteFrom ?? item.event);
}

export const isEntry = (shown: unknown): shown is LiveEntry =>
  isFields(shown) && typeof shown.anchor === 'string' && typeof shown.at === 'number';
