/** Which lines may be shown on a page at all, whoever's turn it is; and what keeps the others from it. */
import type { Creative, FrequencyCap, LineItem } from './campaign.ts';
import { matches } from './condition.ts';
import { fitsIn, fitsOf, shapesOfSlot } from './creative-sizes.ts';
import { type Turn, turnOf } from './pace.ts';
import { lookupKeysOf, valuesOf } from './page-values.ts';
import type { LineIndex, PreparedLine } from './prepare.ts';
import type { Circumstances, Obstacle, Question } from './question.ts';

export interface Eligible {
  readonly line: LineItem;
  readonly prepared: PreparedLine;
  readonly delivered: number;
  /** Of a standard line: how much it is its turn. */
  readonly turn: Turn | undefined;
  /** How often its caps allow it from here. */
  readonly capRoom: number;
}

export function eligibleLines(index: LineIndex, question: Question, circumstances: Circumstances): Eligible[] {
  const { now } = circumstances;
  const page = valuesOf(question);
  const hidden = new Set(question.hidden);
  const eligible: Eligible[] = [];
  for (const prepared of linesFor(index, question)) {
    const { line } = prepared;
    if (now < line.from || (line.until !== null && now >= line.until) || hidden.has(line.advertiserId)) continue;
    // Most lines are on plan most of the time: this leaves few of whom more has to be asked.
    const delivered = circumstances.delivered.get(line.id) ?? 0;
    const turn = line.type === 'standard' ? turnOf(line, delivered, now) : undefined;
    if (line.type !== 'sponsorship' && !turn && !hasHouseGoalLeft(line, delivered)) continue;
    const capRoom = capRoomOf(line, question.seen, now);
    if (capRoom <= 0) continue;
    // What looks at places is asked again for each of them, and only there.
    if (line.where && !prepared.looksAtPlaces && !matches(line.where, page)) continue;
    eligible.push({ line, prepared, delivered, turn, capRoom });
  }
  return eligible;
}

const hasHouseGoalLeft = ({ type, goal }: LineItem, delivered: number): boolean =>
  type === 'house' && (goal === null || delivered < goal);

/** Each once: what is looked up can be found by two values of a page. */
function linesFor({ byValue, others }: LineIndex, question: Question): PreparedLine[] {
  const shapes = [...new Set(question.slots.flatMap(shapesOfSlot))];
  const canStand = ({ fits }: PreparedLine): boolean => shapes.some((shape) => fits.has(shape));
  const found = new Set(lookupKeysOf(question).flatMap((key) => byValue.get(key) ?? []));
  return [...others.filter(canStand), ...[...found].filter(canStand)];
}

/** A time that is still to come was noted by a clock that has since been set back: it counts. */
function capRoomOf({ id, caps }: LineItem, seen: Question['seen'], now: number): number {
  if (caps.length === 0) return Number.POSITIVE_INFINITY;
  if (!seen) return 0;
  const times = Object.hasOwn(seen, id) ? (seen[id] ?? []) : [];
  const room = ({ impressions, perMs }: FrequencyCap): number =>
    impressions - times.filter((at) => at > now - perMs).length;
  return Math.min(...caps.map(room));
}

/** For the desk: everything that keeps a line from a page but its condition, which `explain` explains. */
export function obstaclesOf(
  line: LineItem,
  creatives: readonly Creative[],
  question: Question,
  { delivered, now }: Pick<Circumstances, 'delivered' | 'now'>,
): Obstacle[] {
  const obstacles: Obstacle[] = [];
  const { state, from, until, goal } = line;
  const count = delivered.get(line.id) ?? 0;
  if (state !== 'running') obstacles.push({ why: 'state', state });
  if (now < from) obstacles.push({ why: 'not-yet', from });
  if (until !== null && now >= until) obstacles.push({ why: 'over', until });
  if (goal !== null && goal <= 0) obstacles.push({ why: 'no-goal' });
  else if (line.type !== 'sponsorship' && goal !== null && count >= goal)
    obstacles.push({ why: 'goal-reached', delivered: count, goal });
  if (question.hidden?.includes(line.advertiserId)) obstacles.push({ why: 'hidden' });
  if (capRoomOf(line, question.seen, now) <= 0)
    obstacles.push({ why: 'capped', remembered: question.seen !== undefined });
  const fits = fitsOf(creatives);
  if (!question.slots.some((slot) => fitsIn(fits, slot).length > 0))
    obstacles.push({ why: 'no-creative-fits', sizes: [...new Set(question.slots.flatMap(({ sizes }) => sizes))] });
  return obstacles;
}
