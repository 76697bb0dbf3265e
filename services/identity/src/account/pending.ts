/** Sign-ins that a browser has begun, in a sealed cookie: a few at once, since a reader may have as many tabs. */
import { LOGIN_MODES } from '@masthead/account';
import type { Clock } from '@masthead/runtime';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Cookies } from '../cookies.ts';
import { ownJson } from '../json-door.ts';
import type { Seal } from '../store/seal.ts';
import { PENDING_MS, type Pending } from './relying-party.ts';

const MOST = 3;
const pendings = z.array(
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    mode: z.enum(LOGIN_MODES),
    returnTo: z.string(),
    until: z.number(),
  }),
);

export interface PendingLogins {
  add(context: Context, pending: Pending): void;
  /** The one that this answer belongs to, once: it is gone afterwards. */
  take(context: Context, state: string | null): Pending | undefined;
}

export function createPendingLogins(cookies: Cookies, seal: Seal, clock: Clock): PendingLogins {
  const read = (context: Context): Pending[] => {
    const sealed = cookies.get(context, 'login');
    if (!sealed) return [];
    try {
      return ownJson(seal.open(sealed), pendings).filter(({ until }) => until > clock.now());
    } catch {
      // Anybody can send a cookie; one that we did not seal says nothing.
      return [];
    }
  };
  const write = (context: Context, all: readonly Pending[]): void =>
    all.length === 0
      ? cookies.drop(context, 'login')
      : cookies.set(context, 'login', seal.close(JSON.stringify(all)), PENDING_MS / 1000);
  return {
    add: (context, pending) => write(context, [...read(context), pending].slice(-MOST)),
    take(context, state) {
      const all = read(context);
      const pending = all.find((each) => each.state === state);
      if (pending)
        write(
          context,
          all.filter((each) => each !== pending),
        );
      return pending;
    },
  };
}
