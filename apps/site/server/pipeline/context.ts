/** What travels through the pipeline: the request as the site sees it, and what each step decided. */
import type { Instant } from '@masthead/model';
import type { Assignment, Cookies, Device, Experiment, FlagValues, RandomSource } from '@masthead/rules';
import type { Clock, Logger } from '@masthead/runtime';
import type { BrandKey } from '../../base/brands.ts';
import type { MessageKey } from '../../base/i18n/en.ts';
import type { Match } from '../../routes/match.ts';
import type { Flags } from '../platform/flags.ts';
import type { Mask, Vanity } from '../vanity/vanity.ts';

interface User {
  readonly sub: string;
}

export interface PageContext {
  /** As the reader sees it; of the host only our own name for it. */
  readonly url: URL;
  readonly headers: Headers;
  /** The page that is shown: that of the address, or the one behind the mask. */
  readonly match: Match;
  /** Set when the page is shown under another address than its own. */
  readonly mask?: Mask | undefined;
  /** How many changes had been heard of when the request came: what was decided before one is not kept after it. */
  readonly changesHeard?: number | undefined;
  /** The page may be another one after this instant, so it is not kept longer. */
  readonly keptUntil?: Instant | undefined;
  readonly requestId: string;
  readonly brand: BrandKey;
  readonly locale: string;
  readonly messages: Readonly<Record<MessageKey, string>>;
  readonly cookies: Cookies;
  readonly device: Device;
  /** Stored flags; features are decided by them when the page is known. */
  readonly flags: FlagValues;
  /** The address turns features on or off: the page is this visit's own. */
  readonly overridden: boolean;
  /** What the reader is in; where topics decide, not for certain before the page is loaded. */
  readonly experiments: Assignment;
  /** Undefined: not known yet. Null: known to be nobody. */
  readonly user: User | null | undefined;
  /** What the response will say about keeping it. */
  readonly cacheHeaders: Readonly<Record<string, string>>;
  /** The name under which this request is measured. */
  readonly transaction: string;
}

/** A step may end the request: sent elsewhere, shown as another page, or not found. */
export type End =
  | { readonly end: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | { readonly end: 'mask'; readonly mask: Mask; readonly until: Instant | undefined }
  | { readonly end: 'not-found'; readonly message: string };

export interface PipelineTools {
  clock: Clock;
  logger: Logger;
  vanity: Pick<Vanity, 'resolve'>;
  /** Who sends these headers; null for nobody. */
  userOf(headers: Headers): Promise<User | null>;
  flags: Pick<Flags, 'current'>;
  /** All that there are, running or not. */
  experiments: readonly Experiment[];
  random: RandomSource;
  /** Seconds that a page without a max-age of its own may be kept. */
  defaultMaxAge: number;
}

export type Middleware = (context: PageContext, tools: PipelineTools) => PageContext | End | Promise<PageContext | End>;

export const isEnd = (outcome: PageContext | End): outcome is End => 'end' in outcome;
