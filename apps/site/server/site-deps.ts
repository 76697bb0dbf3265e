/** What the site is given by whoever runs it. Nothing in the site reads settings, clocks or globals by itself. */
import type { ImageAddresses } from '@masthead/image-url';
import type { AdapterSources, Experiment, FeatureName, RandomSource, ScriptSources } from '@masthead/rules';
import type { Clock, ErrorReporter, Logger, RateLimits } from '@masthead/runtime';
import type { ContentFetch } from '../content-api/ask.ts';
import type { ContentApiKey } from '../content-api/build-request.ts';
import type { AssetSource } from './assets.ts';
import type { CdnName } from './cache/shared-cache.ts';
import type { ReadSourceMap } from './reports/source-positions.ts';

export interface SiteMetrics {
  request(route: string, status: number, seconds: number): void;
  render(page: string, seconds: number): void;
  pageCache(outcome: 'hit' | 'miss' | 'shared' | 'stale' | 'bypass'): void;
  /** The page cache heard of a change. */
  pageCacheHeard(): void;
  /** It dropped a page since something on it changed. */
  pageCacheDropped(): void;
  /** Who can tell what the page cache holds. */
  pageCacheHolds(read: () => { pages: number; bytes: number }): void;
}

export interface SiteDeps {
  contentFetch: (request: Request) => Promise<Response>;
  /** The same for who only reads the text, where that costs less. */
  contentAsk?: ContentFetch;
  /** Base of content requests; with the in-process service any origin does. */
  contentBaseUrl: string;
  /** For hosts of content that want a key in every address. */
  contentApiKey?: ContentApiKey | undefined;
  siteUrl: string;
  siteKey: string;
  /** Where pictures are, in the sizes that they are asked for in. */
  images: ImageAddresses;
  development: boolean;
  version: string;
  assets: AssetSource;
  /** The source maps of the build, which are not served; without them errors of readers stand where the build has them. */
  readSourceMap?: ReadSourceMap | undefined;
  /** Of how many page views errors are told, from 0 to 1; unless given, of all. */
  errorSample?: number | undefined;
  /** Whether pages count what their readers do, where they may be measured. */
  countReaders?: boolean | undefined;
  /** Pages have places for ads, which browsers ask the ad server to fill. */
  showAds?: boolean | undefined;
  logger: Logger;
  clock: Clock;
  /** How much one sender may send; unless given, each process counts by itself. */
  limits?: RateLimits | undefined;
  reporter: ErrorReporter;
  metrics: SiteMetrics;
  /** Asks for a path of the discussions; without one, pages show none. */
  discussionAsk?: ((path: string) => Promise<Response>) | undefined;
  /** The origin of the comment service that pages have instead: its script may run in them. */
  outsideDiscussion?: string | undefined;
  /** Zero turns the page cache off. */
  pageCacheBytes: number;
  /** The CDN in front that may keep pages for many readers, and is told when they change; without one, browsers alone keep them. */
  cdn?: CdnName | undefined;
  /** Who tells subscribers of feeds that there is news; without one, feeds name none. */
  websubHub?: string | undefined;
  /** The key that search engines are told of news with; its file is served. */
  indexNowKey?: string | undefined;
  /** Where the scripts of others come from that this site declares; without one, none can be on a page. */
  scripts?: ScriptSources | undefined;
  /** The services of others that are told what readers do; without one, none is. */
  adapters?: AdapterSources | undefined;
  /** The key that decisions are asked for with; without one, lists keep the order that editors gave them. */
  decisionKey?: string | undefined;
  /** Features that scripts ask for: pages tell which of them are on. */
  scriptFeatures?: readonly FeatureName[] | undefined;
  /** Those of the table, unless somebody tries others out. */
  experiments?: readonly Experiment[] | undefined;
  /** Chance, for whom buckets are drawn. */
  random?: RandomSource | undefined;
}

/** Seconds that a page without a max-age of its own may be kept. */
export const DEFAULT_MAX_AGE = 300;
