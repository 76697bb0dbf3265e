/** Lets one caller at a time in, in the order in which they came. */

export type Release = () => void;

export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #held = false;

  /** Rejects with the given error when the turn has not come within the time. */
  async acquire(timeoutMs: number, onTimeout: () => Error): Promise<Release> {
    if (this.#held) await this.#turn(timeoutMs, onTimeout);
    this.#held = true;
    return this.#releaseOnce();
  }

  #turn(timeoutMs: number, onTimeout: () => Error): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const enter = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(enter), 1);
      reject(onTimeout());
    }, timeoutMs);
    this.#waiting.push(enter);
    return promise;
  }

  #releaseOnce(): Release {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.#waiting.shift();
      // The lock is handed over while held, so that nobody can slip in between.
      if (next) next();
      else this.#held = false;
    };
  }
}
