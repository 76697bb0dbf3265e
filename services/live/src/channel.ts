/**
 * A channel: everybody who follows one story, and how far they are. It reads the log from where it stands, makes one
 * frame of what is new, and hands it to all; so it does not matter who said that something is new, how often, or when.
 */
import type { Logger } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import { beatFrame, type Frame, itemsFrame } from './frame.ts';
import type { LiveLog, Since } from './log.ts';
import { type Refusal, refusals } from './refusal.ts';

/** Somebody who follows: a socket, or a stream. */
export interface Follower {
  deliver(frame: Frame): void;
  refuse(refusal: Refusal, channel?: string): void;
}

/** What a socket can follow. */
export interface Followed {
  readonly name: string;
  opensWith(key: string): boolean | Promise<boolean>;
  /** Adds a follower, who is told where they stand first. */
  join(follower: Follower, key: string, after: number | undefined, welcome: (first: Welcome) => void): Promise<void>;
  leave(follower: Follower): void;
}

/** What a new follower is told first. */
export interface Welcome {
  lastEvent: number;
  /** What came since the event that they know, unless that is too much. */
  missed: Frame | undefined;
}

/** Whoever cannot be told what they missed asks for it themselves. */
const MOST_TRIES = 5;
const MISSED_KEPT = 10;
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export class Channel implements Followed {
  readonly name: string;
  readonly #log: LiveLog;
  readonly #logger: Logger;
  /** With the key that each came with. */
  readonly #followers = new Map<Follower, string>();
  #key: string;
  #lastEvent: number;
  #reading: Promise<void> | undefined;
  #again = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #gone = false;
  /** What somebody has missed who knows everything up to an event: the same for all who do. */
  readonly #missed = new LRUCache<number, Promise<Since | undefined>>({ max: MISSED_KEPT });

  private constructor(name: string, { key, lastEvent }: Since, log: LiveLog, logger: Logger) {
    this.name = name;
    this.#key = key;
    this.#lastEvent = lastEvent;
    this.#log = log;
    this.#logger = logger;
  }

  /** Undefined when there is no such coverage. */
  static async open(name: string, log: LiveLog, logger: Logger): Promise<Channel | undefined> {
    // From far ahead, so that only how far the log is comes back.
    const since = await log.since(name, FAR_AHEAD);
    return since && new Channel(name, since, log, logger);
  }

  get size(): number {
    return this.#followers.size;
  }

  get isGone(): boolean {
    return this.#gone;
  }

  opensWith(key: string): boolean {
    return key === this.#key;
  }

  /** Adds a follower; what is new from then on follows what they are told first, without a gap. */
  async join(follower: Follower, key: string, after: number | undefined, welcome: (first: Welcome) => void) {
    if (after !== undefined && after > this.#lastEvent) await this.check();
    let missed = await this.#missedAfter(after);
    // The channel may have gone on while it was asked: then more was missed.
    for (let tries = 1; missed && missed.to < this.#lastEvent; tries += 1)
      missed = tries < MOST_TRIES ? await this.#missedAfter(after) : undefined;
    if (this.#gone) return follower.refuse(refusals.noChannel, this.name);
    if (!this.opensWith(key)) return follower.refuse(refusals.wrongKey, this.name);
    welcome({ lastEvent: this.#lastEvent, missed: missed?.frame });
    this.#followers.set(follower, key);
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.#followers.size === 0) clearTimeout(this.#retry);
  }

  /** Everything after an event that is known; undefined when that cannot be told in one message. */
  async #missedAfter(after: number | undefined): Promise<{ frame: Frame | undefined; to: number } | undefined> {
    if (after === undefined) return undefined;
    if (after >= this.#lastEvent) return { frame: undefined, to: after };
    const since = await this.#since(after + 1).catch(() => undefined);
    if (!since || since.more) return undefined;
    return { frame: itemsFrame(this.name, after + 1, since.lastEvent, since.items), to: since.lastEvent };
  }

  #since(start: number): Promise<Since | undefined> {
    const known = this.#missed.get(start);
    if (known) return known;
    const asked = this.#log.since(this.name, start);
    this.#missed.set(start, asked);
    asked.catch(() => this.#missed.delete(start));
    return asked;
  }

  /** Something may be new. Resolves when everything that was in the log is told. */
  check(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readOn().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readOn(): Promise<void> {
    while (this.#again && !this.#gone) {
      this.#again = false;
      try {
        this.#take(await this.#log.since(this.name, this.#lastEvent + 1));
        this.#failures = 0;
      } catch (error) {
        this.#tryLater(error);
        return;
      }
    }
  }

  /** Readers stay: what they miss comes when the log can be read again. */
  #tryLater(error: unknown): void {
    if (this.#failures === 0) this.#logger.warn('Live coverage cannot be read', { story: this.name, error });
    this.#failures += 1;
    const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** Math.min(this.#failures, 10), LONGEST_PAUSE_MS);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.check(), pause);
    this.#retry.unref();
  }

  #take(since: Since | undefined): void {
    if (!since) {
      this.#end();
      return;
    }
    if (since.key !== this.#key) this.#revoke(since.key);
    const from = this.#lastEvent + 1;
    const to = since.more ? eventOf(since.items.at(-1)) : since.lastEvent;
    this.#again ||= since.more;
    if (to < from) return;
    this.#lastEvent = to;
    this.#missed.clear();
    this.#broadcast(itemsFrame(this.name, from, to, since.items));
  }

  #broadcast(frame: Frame): void {
    for (const follower of this.#followers.keys()) follower.deliver(frame);
  }

  /** The heartbeat: a sign of life, and how far the channel is. */
  beat(): void {
    if (this.#followers.size > 0) this.#broadcast(beatFrame(this.name, this.#lastEvent));
  }

  #revoke(key: string): void {
    this.#key = key;
    for (const [follower, used] of this.#followers) if (used !== key) this.#sendAway(follower, refusals.wrongKey);
  }

  #end(): void {
    this.#gone = true;
    for (const follower of this.#followers.keys()) this.#sendAway(follower, refusals.noChannel);
  }

  #sendAway(follower: Follower, refusal: Refusal): void {
    this.#followers.delete(follower);
    follower.refuse(refusal, this.name);
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#retry);
    for (const follower of this.#followers.keys()) this.#sendAway(follower, refusals.closing);
  }
}

/** No log comes this far. */
const FAR_AHEAD = 2_147_483_647;

const eventOf = (item: unknown): number =>
  typeof item === 'object' && item !== null && 'event' in item ? Number(item.event) : 0;
