/** What an ad's showing is known by: signed, for a while, so that nobody counts or follows what was never decided. Of the server only. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isSizeName, PLACEMENT_FAMILIES, type SizeName } from '../placements.ts';

/** From when an ad was decided on. */
export const TOKEN_MS = 60 * 60_000;

/** One ad in one place of one page view. */
export interface Showing {
  /** The answer to a page's question; with the slot it is what is counted once. */
  readonly decision: string;
  readonly slot: string;
  readonly placement: (typeof PLACEMENT_FAMILIES)[number];
  readonly size: SizeName;
  readonly line: string;
  readonly creative: string;
  /** Whole seconds, in milliseconds. */
  readonly decidedAt: number;
}

export interface AdTokens {
  sign(showing: Showing): string;
  /** Undefined: nobody here has signed it. Whether it is still good is another question. */
  read(token: string): Showing | undefined;
}

export const isExpired = ({ decidedAt }: Showing, at: number): boolean => at >= decidedAt + TOKEN_MS;

const VERSION = 1;
const SHAPE = /^[A-Za-z0-9_-]{20,600}\.[A-Za-z0-9_-]{43}$/;
const SECOND_MS = 1000;

const id = z.string().max(64);
const payloadSchema = z.tuple([
  z.literal(VERSION),
  id,
  id,
  z.enum(PLACEMENT_FAMILIES),
  z.string().refine(isSizeName),
  id,
  id,
  z.int(),
]);

export function createAdTokens(key: string): AdTokens {
  const signatureOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();

  return {
    sign({ decision, slot, placement, size, line, creative, decidedAt }) {
      const fields = [VERSION, decision, slot, placement, size, line, creative, Math.floor(decidedAt / SECOND_MS)];
      const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    read(token) {
      if (!SHAPE.test(token)) return undefined;
      const [payload = '', signature = ''] = token.split('.');
      // Letters that decode to the same bytes are refused too: one showing has one token.
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(payload);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      if (given.toString('base64url') !== signature) return undefined;
      return showingIn(payload);
    },
  };
}

/** Signed by us, perhaps by another version of us. */
function showingIn(payload: string): Showing | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  const parsed = payloadSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const [, decision, slot, placement, size, line, creative, seconds] = parsed.data;
  return { decision, slot, placement, size, line, creative, decidedAt: seconds * SECOND_MS };
}
