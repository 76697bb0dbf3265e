/**
 * A channel for the newsroom: a report that is made anew every few seconds while somebody follows it, once for all of
 * them. Its key is a desk's token, which is asked about every now and then: one that was revoked opens nothing.
 */
import type { Logger } from '@masthead/runtime';
import type { Followed, Follower, Welcome } from './channel.ts';
import { beatFrame, type Frame, itemsFrame } from './frame.ts';
import { refusals } from './refusal.ts';

export interface ReportChannelDeps {
  name: string;
  everyMs: number;
  read(): Promise<unknown>;
  /** Whether a token may see it; rejects when nobody can tell. */
  allows(key: string): Promise<boolean>;
  /** How often tokens are asked about. */
  keyAskedMs: number;
  logger: Logger;
}

export class ReportChannel implements Followed {
  readonly name: string;
  readonly #deps: ReportChannelDeps;
  readonly #followers = new Map<Follower, string>();
  #timer: NodeJS.Timeout | undefined;
  #latest: Frame | undefined;
  #making: Promise<Frame> | undefined;
  #number = 0;
  #askedAt = 0;

  constructor(deps: ReportChannelDeps) {
    this.name = deps.name;
    this.#deps = deps;
  }

  get size(): number {
    return this.#followers.size;
  }

  opensWith(key: string): Promise<boolean> {
    return this.#deps.allows(key);
  }

  /** With the newest report at once: what they know already does not matter. */
  async join(follower: Follower, key: string, _after: number | undefined, welcome: (first: Welcome) => void) {
    const missed = this.#latest ?? (await this.#make());
    welcome({ lastEvent: this.#number, missed });
    this.#followers.set(follower, key);
    this.#timer ??= setInterval(() => void this.#tell(), this.#deps.everyMs).unref();
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.#followers.size === 0) this.#stop();
  }

  /** Nobody looks: nothing is counted. */
  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#latest = undefined;
  }

  #make(): Promise<Frame> {
    this.#making ??= this.#deps
      .read()
      .then((report) => {
        this.#number += 1;
        this.#latest = itemsFrame(this.name, this.#number, this.#number, [report]);
        return this.#latest;
      })
      .finally(() => {
        this.#making = undefined;
      });
    return this.#making;
  }

  async #tell(): Promise<void> {
    try {
      const frame = await this.#make();
      for (const follower of this.#followers.keys()) follower.deliver(frame);
      if (performance.now() - this.#askedAt > this.#deps.keyAskedMs) await this.#askAgain();
    } catch (error) {
      this.#deps.logger.warn('A report could not be made', { channel: this.name, error });
    }
  }

  async #askAgain(): Promise<void> {
    this.#askedAt = performance.now();
    for (const key of new Set(this.#followers.values())) {
      if (await this.#deps.allows(key)) continue;
      for (const [follower, used] of this.#followers) if (used === key) this.#sendAway(follower);
    }
  }

  #sendAway(follower: Follower): void {
    this.leave(follower);
    follower.refuse(refusals.wrongKey, this.name);
  }

  beat(): void {
    for (const follower of this.#followers.keys()) follower.deliver(beatFrame(this.name, this.#number));
  }

  close(): void {
    for (const follower of [...this.#followers.keys()]) {
      this.leave(follower);
      follower.refuse(refusals.closing, this.name);
    }
  }
}
