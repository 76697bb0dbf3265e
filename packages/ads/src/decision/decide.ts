/** The decision for a page: sponsorships by their share, standard lines by how far they are behind, the house for the rest. */
import type { RandomSource } from '@masthead/rules';
import type { AskedSlot } from '../placements.ts';
import { type Eligible, eligibleLines } from './eligible.ts';
import { type PagePlan, planPage } from './page-plan.ts';
import type { LineIndex } from './prepare.ts';
import type { Choice, Circumstances, Question, Reason } from './question.ts';
import { placeSponsors } from './sponsors.ts';

/** A line whose turn it is, with what it is weighed by against others. */
interface Waiting {
  readonly line: Eligible;
  readonly pressure: number;
  readonly reason: Reason;
}

/** One choice for each place that is filled; at most one place for a line, unless it takes all of its places. */
export function decide(index: LineIndex, question: Question, circumstances: Circumstances): readonly Choice[] {
  const { random } = circumstances;
  const plan = planPage(question, index.creatives, random);
  const eligible = eligibleLines(index, question, circumstances);
  const ofType = Map.groupBy(eligible, ({ line }) => line.type);
  placeSponsors(plan, ofType.get('sponsorship') ?? [], random() * 100);

  const standard = (ofType.get('standard') ?? []).map(waiting);
  placeByPriority(
    plan,
    standard.filter(({ line }) => line.turn?.behind),
    random,
  );
  placeByPriority(
    plan,
    standard.filter(({ line }) => !line.turn?.behind),
    random,
  );
  placeByPriority(plan, (ofType.get('house') ?? []).map(ofHouse), random);
  return plan.choices;
}

const waiting = (line: Eligible): Waiting => {
  const { delivered, turn } = line;
  const { goal } = line.line;
  return {
    line,
    pressure: turn?.pressure ?? 0,
    reason: { type: 'standard', delivered, planned: turn?.planned ?? null, goal },
  };
};

const ofHouse = (line: Eligible): Waiting => ({ line, pressure: 0, reason: { type: 'house' } });

function placeByPriority(plan: PagePlan, all: readonly Waiting[], random: RandomSource): void {
  const byPriority = Map.groupBy(all, ({ line }) => line.line.priority);
  for (const priority of [...byPriority.keys()].sort((a, b) => a - b)) {
    const equals = byPriority.get(priority) ?? [];
    const blocks = equals.filter(({ line }) => line.line.roadblock);
    const singles = equals.filter(({ line }) => !line.line.roadblock);
    // They need the page as it is: what stands alone finds a place after them.
    for (const { line, reason } of blocks.sort(byPressure)) plan.placeAll(line, reason);
    for (const slot of plan.freeSlots()) placeOne(plan, singles, slot, random);
  }
}

function placeOne(plan: PagePlan, singles: readonly Waiting[], slot: AskedSlot, random: RandomSource): void {
  let best: Waiting | undefined;
  let equals = 1;
  for (const each of singles) {
    const order = best ? byPressure(each, best) : -1;
    if (order > 0 || !plan.mayStand(each.line, slot)) continue;
    equals = order === 0 ? equals + 1 : 1;
    if (order < 0 || random() * equals < 1) best = each;
  }
  if (best) plan.place(best.line, slot, best.reason);
}

/** Who is further behind comes first, then who pays more. */
const byPressure = (a: Waiting, b: Waiting): number =>
  b.pressure - a.pressure || b.line.line.cpmMicros - a.line.line.cpmMicros;
