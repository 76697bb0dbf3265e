/** What the process and its thread for events say to each other. */
import type { LogLevel } from '@masthead/runtime';
import type { EventsPlace } from '../store/store.ts';
import type { Ingested } from './ingest.ts';

export interface ThreadData {
  place: EventsPlace;
  /** The folder of all journals, and of them that of this process. */
  root: string;
  own: string;
  logLevel: LogLevel;
  /** What tokens of ads are signed by. */
  adKey: string | undefined;
}

export type Task = { kind: 'drain' } | { kind: 'forget-old'; keptDays: number; now: number };

export type Order = { number: number; task: Task } | 'close';

export type Report = { kind: 'done'; number: number; problem?: string } | { kind: 'ingested'; ingested: Ingested };
