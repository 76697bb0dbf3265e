/** What may still be shown, followed and counted, or the page that says why not. */
import { type AdTokens, isExpired, type Showing } from '@masthead/ads/token';
import { notOurs, over } from './pages.ts';

export function goodShowing(tokens: AdTokens, token: string, now: number): Showing | Response {
  const showing = tokens.read(token);
  if (!showing) return notOurs();
  return isExpired(showing, now) ? over() : showing;
}
