/** Knows up to which change everything was heard, and asks for what is missing, one question at a time. */
import type { LiveChannelDetails } from './details.ts';
import { itemsSince } from './items-since.ts';
import type { LiveNetwork } from './network.ts';

interface CatchUpEvents {
  arrived(items: unknown): { incompleteFrom?: number };
  /** Everything was heard that there was when it was asked for. */
  done(): void;
  failed(error: unknown): void;
}

export interface CatchUp {
  /** Everything up to this change was heard. */
  known(): number;
  /** All that changed by these changes was heard, but for those that were not complete. */
  heard(from: number, to: number, incompleteFrom: number | undefined): void;
  /** There is this change: what is missing before it is asked for. */
  upTo(event: number): void;
  /** Asks in any case. */
  now(): void;
  cancel(): void;
}

const AGAIN_MS = 3000;
/** What cannot be shown after as many questions never will be. */
const MOST_QUESTIONS = 3;

export function createCatchUp(
  { name, lastEvent }: LiveChannelDetails,
  network: Pick<LiveNetwork, 'getJson' | 'timers' | 'log'>,
  events: CatchUpEvents,
): CatchUp {
  let known = lastEvent;
  let asking: AbortController | undefined;
  let wanted = false;
  let incomplete = { event: 0, questions: 0 };
  let cancelAgain = () => {};

  /** How far it is heard without what was not complete, which is given up after a few questions. */
  function complete(to: number, incompleteFrom: number | undefined): number {
    if (incompleteFrom === undefined) return to;
    const questions = incomplete.event === incompleteFrom ? incomplete.questions + 1 : 1;
    incomplete = { event: incompleteFrom, questions };
    if (questions > MOST_QUESTIONS) return to;
    cancelAgain();
    cancelAgain = network.timers.after(AGAIN_MS, now);
    return Math.min(to, incompleteFrom - 1);
  }

  async function askAll(signal: AbortSignal): Promise<void> {
    for (let more = true; more; ) {
      const answer = await itemsSince(name, known + 1, network, signal);
      if (signal.aborted) return;
      const { incompleteFrom } = events.arrived(answer.items);
      const last = answer.more ? lastEventOf(answer.items) : answer.lastEvent;
      // An answer that leads no further would be asked for without end.
      more = answer.more && last > known && incompleteFrom === undefined;
      known = Math.max(known, complete(last, incompleteFrom));
    }
  }

  function now(): void {
    if (asking) {
      wanted = true;
      return;
    }
    const question = new AbortController();
    asking = question;
    wanted = false;
    askAll(question.signal)
      .then(events.done, (error: unknown) => {
        if (!question.signal.aborted) events.failed(error);
      })
      .finally(() => {
        if (asking !== question) return;
        asking = undefined;
        if (wanted) now();
      });
  }

  return {
    known: () => known,
    heard(from, to, incompleteFrom) {
      if (from > known + 1) return now();
      known = Math.max(known, complete(to, incompleteFrom));
    },
    upTo(event) {
      if (event > known) now();
    },
    now,
    cancel() {
      asking?.abort();
      asking = undefined;
      wanted = false;
      cancelAgain();
    },
  };
}

/** Items come by the number of their last change. */
function lastEventOf(items: readonly unknown[]): number {
  return Math.max(
    0,
    ...items.map((item) => (typeof item === 'object' && item !== null && 'event' in item ? Number(item.event) : 0)),
  );
}
