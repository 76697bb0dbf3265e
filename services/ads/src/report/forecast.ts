/** What a line can have: the pages of the last days that it matches, over the days that are left. */
import {
  type Condition,
  explain,
  forecast,
  type LineItem,
  obstaclesOf,
  plannedBy,
  valuesOf,
} from '@masthead/ads/decision';
import { readSamples, type Sample } from '../counting/samples.ts';
import type { AdsDb } from '../schema.ts';
import { knownLine, questionOf } from './match.ts';

const DAY_MS = 86_400_000;

interface Asked {
  /** As if it were aimed so. */
  readonly where: Condition | null | undefined;
  readonly now: number;
}

export async function forecastLine(db: AdsDb, id: string, { where, now }: Asked) {
  const { line, creatives } = await knownLine(db, id);
  const [samples, shown] = await Promise.all([readSamples(db, now), shownOf(db, id)]);
  const aimed = where === undefined ? line.where : where;
  // Whether it runs today is no question of how much there is.
  const always = { ...line, state: 'running', from: 0, until: null, goal: null, caps: [], type: 'house' } as const;
  const fits = ({ question }: Sample): boolean => {
    const asked = questionOf(question);
    if (obstaclesOf(always, creatives, asked, { delivered: new Map(), now }).length > 0) return false;
    return asked.slots.some((slot) => explain(aimed, valuesOf(asked, slot)).matches);
  };
  const matching = samples.filter(fits);
  const days = perDay(samples, matching, now);
  const counted = forecast(goalOf(line), { days, delivered: shown, now });
  const planned = line.type === 'standard' ? plannedBy(line, now) : null;
  return {
    ...counted,
    /** Pages that match, of each of the last days. */
    days,
    shown,
    goal: goalOf(line).goal,
    planned: planned === null ? null : Math.round(planned),
    /** Of how many examples it was made: few of them say little. */
    samples: matching.length,
    sentence: sentenceFor(matching.length, counted.atEnd === null ? null : counted.short.expected),
  };
}

/** The share of a sponsorship is no number to be reached. */
const goalOf = (line: LineItem) => ({ ...line, goal: line.type === 'standard' ? line.goal : null });

/** Of whole days; on the first one what it is so far, at its rate. */
function perDay(samples: readonly Sample[], matching: readonly Sample[], now: number): number[] {
  const today = Math.floor(now / DAY_MS);
  const first = Math.min(today, ...samples.map(({ day }) => day));
  const ofDay = (day: number): number =>
    Math.round(matching.reduce((sum, sample) => sum + (sample.day === day ? sample.weight : 0), 0));
  if (first < today) return Array.from({ length: today - first }, (_, index) => ofDay(first + index));
  return samples.length === 0 ? [] : [Math.round(ofDay(today) / Math.max((now % DAY_MS) / DAY_MS, 1 / 24))];
}

function sentenceFor(matching: number, short: number | null): string {
  if (matching === 0) return 'No page of the last days matches it.';
  if (short === null) return 'It has no goal to miss.';
  return short === 0 ? 'It will reach its goal.' : `It will end about ${short.toLocaleString('en-US')} short.`;
}

async function shownOf(db: AdsDb, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('ad_delivered')
    .select(({ fn }) => fn.sum<number | null>('count').as('count'))
    .where('line_id', '=', id)
    .where('kind', '=', 'shown')
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
