/**
 * Passwords as they are kept: argon2id over the password and a pepper that is not in the database. Whoever asks about
 * an account that does not exist, or has no password, waits as long as everybody else.
 */
import { createHmac } from 'node:crypto';
import { LONGEST_PASSWORD } from '@masthead/account';
import { HttpError } from '@masthead/runtime';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';

/** As OWASP has it: 19 MiB, two passes, one lane. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Made of chance at the same cost: no password is right for it, and it takes as long as any. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$hBDPWfm6vWVqgmI0zNbTiA$YFoqh9eH3jD25GPOcxXwlDFVfx5CjFBeq6ho7yODZIY';

/** As many as the threads that make them, and so many that wait: beyond that a flood costs nobody else their memory. */
const AT_ONCE = 4;
const MOST_WAITING = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whatever is kept; never true where nothing is. */
  verify(kept: string | null, password: string): Promise<boolean>;
}

export function createPasswords(pepper: string): Passwords {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= MOST_WAITING)
      throw new HttpError(503, 'Too many readers sign in at once. Try again in a minute.', {
        headers: { 'retry-after': '60' },
      });
    return queue.add(work);
  };
  /** Of one length, however long the password is; one of five megabytes is not even read to its end. */
  const peppered = (password: string): string =>
    createHmac('sha256', pepper)
      .update(password.slice(0, LONGEST_PASSWORD + 1).normalize('NFKC'))
      .digest('base64url');
  const make = (password: string): Promise<string> => inTurn(() => hash(peppered(password), COST));
  return {
    hash: make,
    async verify(kept, password) {
      const isRight = await inTurn(() => verify(kept ?? DECOY, peppered(password)));
      return isRight && kept !== null;
    },
  };
}
