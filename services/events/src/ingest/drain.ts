/**
 * Moves what is in journals into the database: of this process as it comes, and of processes that have died. May be
 * killed at any instant: how far a segment is stands in the database with what came from it.
 */
import { appendFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AdTokens } from '@masthead/ads/token';
import type { Clock, Logger } from '@masthead/runtime';
import { lockFolder } from '../journal/folder-lock.ts';
import { encodeFrame, type Frame } from '../journal/frame.ts';
import { readPortion } from '../journal/read-segment.ts';
import { journalsIn, segmentName, segmentsIn } from '../journal/segments.ts';
import type { EventsDatabase } from '../store/store.ts';
import { type Arrived, arrivedIn } from './arrived.ts';
import { type Ingested, ingest, positionOf } from './ingest.ts';

export interface Drain {
  /** All that is in the journals, up to now; resolves when it is in the database. */
  run(): Promise<void>;
  /** The process has let its journal go: puts the rest of it into the database if that is quick, and ends. */
  close(): Promise<void>;
}

interface DrainParts {
  database: EventsDatabase;
  /** The folder of all journals, and of them that of this process. */
  root: string;
  own: string;
  clock: Clock;
  logger: Logger;
  /** Without them nothing is counted of ads. */
  adTokens?: AdTokens | undefined;
  onIngested(ingested: Ingested): void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** What is not in the database then is the next process's to put there. */
const CLOSED_WITHIN_MS = 3000;
const SET_ASIDE = 'set-aside.journal';

export function createDrain({ database, root, own, clock, logger, adTokens, onIngested }: DrainParts): Drain {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  /** Those who ask while one is still to begin share it: it sees what all of them wrote. */
  function run(): Promise<void> {
    next ??= (running ?? Promise.resolve()).then(() => {
      running = next;
      next = undefined;
      return drainAll();
    });
    return next;
  }

  async function drainAll(): Promise<void> {
    await drainJournal(own);
    for (const folder of journalsIn(root)) if (folder !== own) await takeOver(folder);
  }

  /** Of a process that lives, nothing is touched. */
  async function takeOver(folder: string): Promise<void> {
    const unlock = lockFolder(folder);
    if (!unlock) return;
    try {
      await drainJournal(folder);
      const [last] = segmentsIn(folder);
      if (last !== undefined && !closing.signal.aborted) await discard(folder, last);
      if (segmentsIn(folder).length === 0) await rm(folder, { recursive: true, force: true });
    } finally {
      unlock();
    }
  }

  /** Every segment but the last is deleted: that may be written to. */
  async function drainJournal(folder: string): Promise<void> {
    for (let number = segmentsIn(folder)[0]; number !== undefined && !closing.signal.aborted; ) {
      // Looked at before the segment is read to its end: once there is a later one, nothing is added to this.
      const later: number | undefined = segmentsIn(folder)[1];
      await drainSegment(folder, number);
      if (later === undefined || closing.signal.aborted) return;
      await discard(folder, number);
      number = later;
    }
  }

  async function drainSegment(folder: string, number: number): Promise<void> {
    const segment = `${basename(folder)}/${number}`;
    const path = join(folder, segmentName(number));
    let position = await patiently(() => positionOf(database.db, segment));
    while (!closing.signal.aborted) {
      const { frames, end } = await readPortion(path, position);
      if (frames.length === 0) return;
      const arrived = await readable(frames);
      onIngested(await patiently(() => ingest(database, { segment, arrived, end }, clock.now(), adTokens)));
      position = end;
    }
  }

  async function readable(frames: readonly Frame[]): Promise<Arrived[]> {
    const arrived: Arrived[] = [];
    for (const frame of frames) {
      const events = arrivedIn(frame);
      if (events) arrived.push(...events);
      else await setAside(frame);
    }
    return arrived;
  }

  /** It was acknowledged, so it is not thrown away; and nothing behind it waits for it. */
  async function setAside(frame: Frame): Promise<void> {
    const path = join(root, SET_ASIDE);
    await appendFile(path, encodeFrame(frame), { mode: 0o600, flush: true });
    logger.error('Events of another version cannot be read: they are set aside', { path });
  }

  async function discard(folder: string, number: number): Promise<void> {
    await rm(join(folder, segmentName(number)), { force: true });
    const segment = `${basename(folder)}/${number}`;
    await patiently(() => database.db.deleteFrom('event_journals').where('segment', '=', segment).execute());
  }

  /** The database may be away, or its disk full: what is in a journal waits for it. */
  async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        if (closing.signal.aborted) throw error;
        logger.warn('Events cannot be stored now: they wait in the journal', { error });
        await delay(pause, undefined, { signal: closing.signal });
      }
    }
  }

  return {
    run,
    async close() {
      const last = setTimeout(() => closing.abort(), CLOSED_WITHIN_MS);
      await Promise.allSettled([running, next]);
      await takeOver(own).catch(() => {});
      clearTimeout(last);
      closing.abort();
    },
  };
}
