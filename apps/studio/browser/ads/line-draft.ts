/** A line as somebody writes it: whatever stands in a field stays there, however wrong it is. */
import type { LineItem } from '@masthead/ads/decision';
import { fieldTime } from '../live/times.ts';
import { conditionOf, draftOf, type GroupDraft, valuesIn } from './condition-draft.ts';
import { timesOf, type Unit, unitMs } from './words.ts';

export interface CapDraft {
  readonly id: number;
  readonly impressions: string;
  readonly every: string;
  readonly unit: Unit;
}

export interface LineDraft {
  readonly orderId: string;
  readonly name: string;
  readonly type: LineItem['type'];
  readonly state: LineItem['state'];
  readonly priority: string;
  readonly from: string;
  readonly until: string;
  readonly goal: string;
  readonly pacing: LineItem['pacing'];
  readonly price: string;
  readonly caps: readonly CapDraft[];
  readonly competesAs: string;
  readonly roadblock: boolean;
  readonly creativeIds: readonly string[];
  readonly where: GroupDraft;
}

export const draftOfLine = (line: LineItem): LineDraft => ({
  ...line,
  priority: `${line.priority}`,
  from: fieldTime(line.from),
  until: line.until === null ? '' : fieldTime(line.until),
  goal: line.goal === null ? '' : `${line.goal}`,
  price: `${line.cpmMicros / 1_000_000}`,
  caps: line.caps.map(({ impressions, perMs }, id) => {
    const { every, unit } = timesOf(perMs);
    return { id, impressions: `${impressions}`, every: `${every}`, unit };
  }),
  competesAs: line.competesAs.join('\n'),
  where: draftOf(line.where),
});

const MONTH_MS = 30 * 86_400_000;

export const newLineDraft = (orderId: string, now: number): LineDraft => ({
  orderId,
  name: '',
  type: 'standard',
  state: 'draft',
  priority: '8',
  from: fieldTime(now),
  until: fieldTime(now + MONTH_MS),
  goal: '',
  pacing: 'even',
  price: '',
  caps: [],
  competesAs: '',
  roadblock: false,
  creativeIds: [],
  where: draftOf(null),
});

export const withCap = ({ caps }: LineDraft): CapDraft[] => [
  ...caps,
  { id: Math.max(-1, ...caps.map(({ id }) => id)) + 1, impressions: '', every: '1', unit: 'day' },
];

/** As it is sent; `before` is what it was made of: an instant that nobody touched keeps its seconds. */
export function bodyOfDraft(draft: LineDraft, before?: LineItem): object {
  const { orderId, name, type, state, pacing, roadblock, creativeIds } = draft;
  return {
    orderId,
    name,
    type,
    state,
    pacing,
    roadblock,
    creativeIds,
    priority: numberIn(draft.priority),
    from: instantIn(draft.from, before?.from),
    until: instantIn(draft.until, before?.until ?? undefined),
    // What the house fills has neither; what was written for another type stays in its field.
    goal: type === 'house' ? null : numberIn(draft.goal),
    cpmMicros: type === 'house' ? 0 : microsIn(draft.price),
    where: conditionOf(draft.where),
    caps: draft.caps.map(({ impressions, every, unit }) => ({
      impressions: numberIn(impressions),
      perMs: Math.round(Number(every) * unitMs(unit)),
    })),
    competesAs: valuesIn(draft.competesAs),
  };
}

/** The same of a line that nobody writes on. */
export const bodyOfLine = ({
  orderId,
  name,
  type,
  state,
  priority,
  from,
  until,
  goal,
  pacing,
  cpmMicros,
  where,
  caps,
  competesAs,
  roadblock,
  creativeIds,
}: LineItem): Omit<LineItem, 'id' | 'advertiserId'> => ({
  orderId,
  name,
  type,
  state,
  priority,
  from,
  until,
  goal,
  pacing,
  cpmMicros,
  where,
  caps,
  competesAs,
  roadblock,
  creativeIds,
});

/** What is no number is sent as it stands: whoever takes it says so. */
function numberIn(text: string): number | string | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}

function microsIn(text: string): number | string {
  const price = numberIn(text.replace('$', ''));
  return typeof price === 'number' ? Math.round(price * 1_000_000) : (price ?? 0);
}

function instantIn(text: string, before: number | undefined): number | null {
  if (before !== undefined && fieldTime(before) === text) return before;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
