/** Sponsorships: each has its share of the page views that it is aimed at, drawn once for a page. */
import type { AskedSlot } from '../placements.ts';
import type { Eligible } from './eligible.ts';
import type { PagePlan } from './page-plan.ts';
import type { Reason } from './question.ts';

const WHOLE = 100;

const shareOf = ({ line }: Eligible): number => Math.min(WHOLE, line.goal ?? WHOLE);
const reasonOf = (line: Eligible): Reason => ({ type: 'sponsorship', share: shareOf(line) });
const inOrder = (a: Eligible, b: Eligible): number =>
  a.line.priority - b.line.priority || (a.line.id < b.line.id ? -1 : 1);

/** `draw` is from 0 up to, but not including, 100. */
export function placeSponsors(plan: PagePlan, sponsors: readonly Eligible[], draw: number): void {
  const sorted = [...sponsors].sort(inOrder);
  const blocks = sorted.filter(({ line }) => line.roadblock);
  const singles = sorted.filter(({ line }) => !line.roadblock);
  let taken = 0;
  for (const block of blocks) {
    if (plan.placesOf(block).length === 0) continue;
    if (draw >= taken && draw < taken + shareOf(block)) plan.placeAll(block, reasonOf(block));
    taken = Math.min(WHOLE, taken + shareOf(block));
  }
  if (singles.length === 0) return;
  // Those that stand alone begin where the roadblocks end, so that both get their shares of one place.
  const at = (draw - taken + WHOLE) % WHOLE;
  for (const slot of plan.freeSlots()) placeOne(plan, singles, slot, at);
}

/** Who was drawn and already stands elsewhere on the page leaves its place to lines of another kind. */
function placeOne(plan: PagePlan, sponsors: readonly Eligible[], slot: AskedSlot, at: number): void {
  const rivals = sponsors.filter((line) => plan.canTake(line, slot));
  const winner = drawn(rivals, at);
  if (winner && plan.mayStand(winner, slot)) plan.place(winner, slot, reasonOf(winner));
}

/** Shares that are more than the whole together are cut alike, those of a later priority first. */
function drawn(rivals: readonly Eligible[], at: number): Eligible | undefined {
  let end = 0;
  for (const priority of new Set(rivals.map(({ line }) => line.priority))) {
    const equals = rivals.filter(({ line }) => line.priority === priority);
    const sum = equals.reduce((total, line) => total + shareOf(line), 0);
    const scale = Math.min(1, (WHOLE - end) / sum);
    for (const line of equals) {
      end += shareOf(line) * scale;
      if (at < end) return line;
    }
  }
  return undefined;
}
