/** A request as the rules see it: its page, its device, who asks. The same on the whole way and on the short one. */
import type { Instant } from '@masthead/model';
import {
  type Assignment,
  allows,
  type CookieScope,
  type Cookies,
  cacheKeyPart,
  choiceIn,
  type Device,
  type HeaderReader,
  type PageFacts,
  privacyOf,
  settle,
} from '@masthead/rules';
import type { PageContext } from '../pipeline/context.ts';

export const userAgentOf = (headers: HeaderReader): string => headers.get('user-agent') ?? '';

/** Topics are unknown until the page is loaded. */
export const factsOf = (
  { url, headers, match, device }: Pick<PageContext, 'url' | 'headers' | 'match' | 'device'>,
  topics?: readonly string[],
): PageFacts => ({
  route: match.route.name,
  query: url.searchParams,
  device,
  userAgent: userAgentOf(headers),
  headers,
  topics,
});

/** Trying something out on a reader is to remember and to measure them: with their consent where the law asks for it. */
export const mayBeTried = (headers: HeaderReader, cookies: Cookies, now: Instant): boolean =>
  allows(choiceIn(cookies, now), 'C0002', privacyOf(headers));

/** What a reader is in, now that the page's topics are known. */
export const settledFor = (context: PageContext, topics: readonly string[]): Assignment =>
  settle(context.experiments, factsOf(context, topics));

/** Everything of a request that a kept page can differ by, besides its address. */
export interface Visitor {
  readonly device: Device;
  readonly userAgent: string;
  /** As a part of a key; with topics unknown, of whatever may apply. */
  experiments(topics: readonly string[] | undefined): string;
}

export const visitorOf = (context: PageContext): Visitor => ({
  device: context.device,
  userAgent: userAgentOf(context.headers),
  experiments: (topics) => cacheKeyPart(topics ? settledFor(context, topics) : context.experiments),
});

/** Cookies of experiments are the answering host's own. */
export const cookieScope = (siteUrl: string): CookieScope => ({ secure: siteUrl.startsWith('https:') });
