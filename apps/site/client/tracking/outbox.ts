/**
 * Sends events in batches, and loses none: what may not arrive is kept in the browser until the collector has taken it,
 * and sent again. It may so be sent twice; the collector knows an event by its id.
 */
import type { Timers } from '@masthead/browser';
import { type EventBatch, type TrackedEvent, WIRE_VERSION } from '@masthead/tracking';

/** Who a batch is of. */
export type Sender = Pick<EventBatch, 'session' | 'visitor'>;
type Sent = Sender & Pick<EventBatch, 'events'>;

export interface Answer {
  status: number;
  /** In seconds. */
  retryAfter: number;
}

export interface OutboxParts {
  timers: Timers;
  /** Rejects where nothing arrives. */
  send(body: string): Promise<Answer>;
  /** What is kept between pages; each may throw where a browser keeps nothing. */
  keep: { read(): string | null; write(text: string): void };
}

export interface Outbox {
  add(sender: Sender, event: TrackedEvent): void;
  /** Sends what waits. The page may be gone before it is known whether that arrived. */
  leave(): void;
  /** Sends what waits and what was kept. */
  flush(): void;
  /** Drops all of it: it may no longer be sent. */
  forget(): void;
}

const WAIT_MS = 1000;
const RETRY_MS = 30_000;
/** Sent before they are due: many at once are a page that is being used. */
const MANY = 40;
/** A browser takes no more than 64 KB from a page that is being left, in all. */
const LONGEST_BODY = 30_000;
/** Of what is kept, the oldest goes first. */
const LONGEST_KEPT = 90_000;

export function createOutbox({ timers, send, keep }: OutboxParts): Outbox {
  let waiting: Sent[] = [];
  /** How long the last of them is: written out again with each event, it would cost more than all else. */
  let lastLength = 0;
  const underway = new Set<string>();
  let cancel: (() => void) | undefined;
  let notBefore = 0;
  /** Whether what is underway may still be kept. */
  let forgotten = {};

  function add(sender: Sender, event: TrackedEvent): void {
    const last = waiting.at(-1);
    const length = lengthOf(event);
    const isOfSame = last && last.session === sender.session && last.visitor === sender.visitor;
    if (isOfSame && lastLength + length < LONGEST_BODY) {
      last.events.push(event);
      lastLength += length;
    } else {
      waiting.push({ ...sender, events: [event] });
      lastLength = length;
    }
    if (last && last.events.length >= MANY) flush();
    else schedule(WAIT_MS);
  }

  function schedule(milliseconds: number): void {
    cancel ??= timers.after(Math.max(milliseconds, notBefore - timers.now()), flush);
  }

  function flush(): void {
    cancel?.();
    cancel = undefined;
    if (timers.now() < notBefore) {
      schedule(0);
      return;
    }
    const fresh = waiting;
    waiting = [];
    for (const sent of [...kept(), ...fresh]) void post(sent);
  }

  function leave(): void {
    const fresh = waiting;
    if (fresh.length === 0) return;
    waiting = [];
    change((all) => [...all, ...fresh]);
    // One that the collector asked to wait for waits for the next page.
    if (timers.now() >= notBefore) for (const sent of fresh) void post(sent);
  }

  async function post(sent: Sent): Promise<void> {
    const key = keyOf(sent);
    if (underway.has(key)) return;
    underway.add(key);
    const since = forgotten;
    const { status, retryAfter } = await send(JSON.stringify({ v: WIRE_VERSION, sentAt: timers.now(), ...sent })).catch(
      () => ({
        status: 0,
        retryAfter: 0,
      }),
    );
    underway.delete(key);
    if (since !== forgotten) return;
    // What was refused for good is not sent again.
    const isSettled = status > 0 && status < 500 && status !== 429;
    change((all) => [...all.filter((each) => keyOf(each) !== key), ...(isSettled ? [] : [sent])]);
    if (isSettled) return;
    notBefore = timers.now() + (retryAfter * 1000 || RETRY_MS);
    schedule(0);
  }

  function kept(): Sent[] {
    try {
      const read: unknown = JSON.parse(keep.read() ?? '[]');
      return Array.isArray(read) ? read.filter(isSent) : [];
    } catch {
      return [];
    }
  }

  function change(to: (all: Sent[]) => Sent[]): void {
    const before = kept();
    const after = to(before);
    while (after.length > 0 && lengthOf(after) > LONGEST_KEPT) after.shift();
    if (after.length === 0 && before.length === 0) return;
    try {
      keep.write(after.length > 0 ? JSON.stringify(after) : '');
    } catch {
      // Where nothing can be kept, it was sent once.
    }
  }

  return {
    add,
    leave,
    flush,
    forget() {
      forgotten = {};
      waiting = [];
      change(() => []);
    },
  };
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const keyOf = ({ events }: Sent): string => events[0]?.id ?? '';

/** As we wrote it; the collector checks the rest. */
const isSent = (value: unknown): value is Sent => {
  const { events } = Object(value);
  return Array.isArray(events) && typeof events[0]?.id === 'string';
};
