/** Where an entry stands among the others: places are numbers, and between two there is nearly always room for one more. */
import type { MoveInput } from '../../documents/live.ts';

interface Placed {
  id: string;
  sequence: number;
}

interface Timed extends Placed {
  published_at: number;
}

/** A place between two neighbours; above the highest it is the number of the event, which is higher than all before it. */
function between(lower: number, upper: number | undefined, event: number): number | undefined {
  if (upper === undefined) return event;
  const middle = lower + (upper - lower) / 2;
  return middle > lower && middle < upper ? middle : undefined;
}

const nextAbove = (others: readonly Placed[], place: number): number | undefined =>
  others.reduce<number | undefined>(
    (next, { sequence }) => (sequence > place && sequence < (next ?? Number.POSITIVE_INFINITY) ? sequence : next),
    undefined,
  );

const nextBelow = (others: readonly Placed[], place: number): number =>
  others.reduce((next, { sequence }) => (sequence < place && sequence > next ? sequence : next), 0);

/** The place next to another entry; undefined when there is no room left. The others are without the one that moves. */
export function placeBeside(others: readonly Placed[], target: Placed, move: MoveInput, event: number) {
  if ('above' in move) return between(target.sequence, nextAbove(others, target.sequence), event);
  return between(nextBelow(others, target.sequence), target.sequence, event);
}

/** The place that a time gives: above everything that was not later. An entry that stands there already stays. */
export function placeByTime(others: readonly Timed[], at: number, present: number, event: number): number | undefined {
  const earlier = others.filter(({ published_at }) => published_at <= at).map(({ sequence }) => sequence);
  const lower = Math.max(0, ...earlier);
  const upper = nextAbove(others, lower);
  if (present > lower && (upper === undefined || present < upper)) return present;
  return between(lower, upper, event);
}

/** Whole numbers for all, in the order they have: there is room between them again. */
export const spacedOut = (items: readonly Placed[]): Placed[] =>
  items.toSorted((one, other) => one.sequence - other.sequence).map(({ id }, index) => ({ id, sequence: index + 1 }));
