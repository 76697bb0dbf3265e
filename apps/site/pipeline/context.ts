/** What travels through the pipeline: the request as the site sees it, and what each step decided. */
import type { Clock, Logger } from '@masthead/runtime';
import type { BrandKey } from '../brands/brands.ts';
import type { MessageKey } from '../i18n/en.ts';
import type { Match } from '../routes/match.ts';

export interface PageContext {
  readonly url: URL;
  readonly headers: Headers;
  readonly match: Match;
  readonly requestId: string;
  readonly brand: BrandKey;
  readonly locale: string;
  readonly messages: Readonly<Record<MessageKey, string>>;
  /** Names of the features that are on for this page. */
  readonly features: ReadonlySet<string>;
  /** Experiment states as id:version:bucket. */
  readonly experiments: readonly string[];
  /** Undefined: not known yet. Null: known to be nobody. */
  readonly user: { readonly sub: string } | null | undefined;
  /** What the response will say about keeping it. */
  readonly cacheHeaders: Readonly<Record<string, string>>;
  /** The name under which this request is measured. */
  readonly transaction: string;
}

/** A step may end the request: sent elsewhere, or not found. */
export type End =
  | { readonly end: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | { readonly end: 'not-found'; readonly message: string };

export interface PipelineTools {
  clock: Clock;
  logger: Logger;
  /** Seconds that a page without a max-age of its own may be kept. */
  defaultMaxAge: number;
}

export type Middleware = (context: PageContext, tools: PipelineTools) => PageContext | End | Promise<PageContext | End>;

export const isEnd = (outcome: PageContext | End): outcome is End => 'end' in outcome;
