/** Who books: every use case asks for the right, whichever door led to it. */
import { HttpError } from '@masthead/runtime';
import type { DeskCaller } from '../deps.ts';

export interface Booker extends DeskCaller {
  /** Whom the request comes from. */
  readonly from: string | null;
}

export function requireAds({ may, refusal }: Booker): void {
  if (!may.includes('ads')) throw new HttpError(403, refusal('ads'));
}

/** What every process is told when something of it may be shown otherwise. */
export const CHANGE = 'ads';
