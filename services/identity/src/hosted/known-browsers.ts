/** Marks of the accounts that were open in a browser: who guesses from elsewhere cannot lock their owners out. */
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Cookies } from '../cookies.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const MOST = 5;

export interface KnownBrowsers {
  isKnown(context: Context, accountId: string): boolean;
  remember(context: Context, accountId: string): void;
}

export function createKnownBrowsers(cookies: Cookies, secret: string): KnownBrowsers {
  const markOf = (accountId: string): string => createHmac('sha256', secret).update(accountId).digest('base64url');
  const marksIn = (context: Context): string[] => cookies.get(context, 'known')?.split('.').slice(0, MOST) ?? [];
  return {
    isKnown: (context, accountId) => marksIn(context).includes(markOf(accountId)),
    remember(context, accountId) {
      const mark = markOf(accountId);
      const marks = [mark, ...marksIn(context).filter((other) => other !== mark)].slice(0, MOST);
      cookies.set(context, 'known', marks.join('.'), YEAR_S);
    },
  };
}
