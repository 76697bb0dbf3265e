/** Adds events up in memory, so that a batch of thousands writes each sum once. */
import type { TrackedEvent } from '@masthead/tracking';
import type { CountRow, ReaderRow } from '../store/schema.ts';
import { type Addition, additionsOf, MEASURES, type ReaderScope } from './measures.ts';
import { type Grain, startOf } from './times.ts';

/** An event with what we know of it. */
interface Counted {
  event: TrackedEvent;
  /** By our clock. */
  at: number;
  session: string;
  robot: boolean;
}

const SEPARATOR = '\u001f';

export interface Tally {
  add(counted: Counted): void;
  /** Those who read in a while, each once; which of them are new to it, only the database knows. */
  readers(): ReaderRow[];
  /** These were new. */
  addReaders(rows: readonly ReaderRow[]): void;
  /** In the order of the table's key. */
  sums(): CountRow[];
}

export function createTally(): Tally {
  const sums = new Map<string, CountRow>();
  const readers = new Map<string, { row: ReaderRow; grain: Grain; scope: ReaderScope }>();

  function addSum(grain: Grain, at: number, { measure, subject = '', label = '', total = 0 }: Addition): void {
    const starts_at = startOf(grain, at);
    const key = [grain, measure, starts_at, subject, label].join(SEPARATOR);
    const sum = sums.get(key);
    if (!sum) sums.set(key, { grain, measure, starts_at, subject, label, count: 1, total });
    else {
      sum.count += 1;
      sum.total += total;
    }
  }

  function addReader(grain: Grain, at: number, scope: ReaderScope, session: string): void {
    const row = { grain, starts_at: startOf(grain, at), scope: scopeText(scope), session };
    readers.set(keyOf(row), { row, grain, scope });
  }

  return {
    add({ event, at, session, robot }) {
      if (robot) {
        for (const grain of MEASURES.robots) addSum(grain, at, { measure: 'robots' });
        return;
      }
      const additions = additionsOf(event);
      for (const sum of additions.sums) for (const grain of MEASURES[sum.measure]) addSum(grain, at, sum);
      for (const scope of additions.readers)
        for (const grain of MEASURES[scope.measure]) addReader(grain, at, scope, session);
    },
    readers: () => [...readers.values()].map(({ row }) => row),
    addReaders(rows) {
      for (const row of rows) {
        const known = readers.get(keyOf(row));
        if (known) addSum(known.grain, row.starts_at, known.scope);
      }
    },
    sums: () => [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum),
  };
}

const scopeText = ({ measure, subject = '', label = '' }: ReaderScope): string =>
  [measure, subject, label].join(SEPARATOR);

const keyOf = ({ grain, starts_at, scope, session }: ReaderRow): string =>
  [grain, starts_at, scope, session].join(SEPARATOR);
