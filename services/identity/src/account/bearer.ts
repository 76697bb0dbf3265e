/** The short token that a page sends with calls of its own (AU-16): it says whose they are, for a few minutes. */
import { type Clock, HttpError } from '@masthead/runtime';
import { jwtVerify, SignJWT } from 'jose';
import { derivedKey } from '../store/derived-key.ts';

const MINUTES = 10;
const AUDIENCE = 'account';

export interface Bearers {
  issue(accountId: string): Promise<string>;
  /** Whose it is; refuses what is none, or is too old. */
  accountIn(authorization: string | undefined): Promise<string>;
}

export function createBearers(secret: string, clock: Clock): Bearers {
  const key = derivedKey(secret, 'bearer tokens');
  return {
    issue: (accountId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(accountId)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(clock.now() / 1000) + MINUTES * 60)
        .sign(key),
    async accountIn(authorization) {
      const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
      if (!token) throw refused();
      const checks = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: new Date(clock.now()) };
      const { payload } = await jwtVerify(token, key, checks).catch((cause: unknown) => Promise.reject(refused(cause)));
      return payload.sub ?? '';
    },
  };
}

const refused = (cause?: unknown): HttpError => new HttpError(401, 'Sign in again.', { cause });
