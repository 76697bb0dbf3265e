/** What the ad server is given by whoever runs it. */
import type { AdTokens } from '@masthead/ads/token';
import type { Clock, ErrorReporter, Logger, RateLimits } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import type { AdsDb, AdsWriting } from './schema.ts';

/** Who of the newsroom writes, for the log of writes. */
export interface Act {
  readonly who: string;
  readonly from: string | null;
  readonly action: string;
  readonly about: string;
}

export interface AdsStore {
  readonly db: AdsDb;
  /**
   * One transaction, which may run more than once. `note` names what changed (docs/contracts/content-changes.md); with an
   * act it is in the log of writes.
   */
  write<Result>(
    work: (db: AdsWriting, note: (names: readonly string[]) => void) => Promise<Result>,
    act?: Act,
  ): Promise<Result>;
}

/** Whom the desk has before it. */
export interface DeskCaller {
  readonly name: string;
  readonly may: readonly string[];
  /** Says to them that they may not. */
  refusal(right: 'ads'): string;
}

/** What others may know of who sells here, as its owner wrote it. */
export interface SellerFiles {
  readonly adsTxt: string | undefined;
  readonly appAdsTxt: string | undefined;
  readonly sellersJson: string | undefined;
}

export interface AdsDeps {
  readonly store: AdsStore;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly reporter: ErrorReporter;
  readonly logger: Logger;
  readonly media: Media;
  readonly tokens: AdTokens;
  /** Whoever counts tells with it what was delivered. */
  readonly key: string;
  /** Throws the 401 or 403 of the desk. */
  deskWriter(request: Request, right: 'ads'): Promise<DeskCaller>;
  /** The site's own origin. */
  readonly origin: string;
  readonly sellers: SellerFiles;
  /** From 0 up to 1. */
  chance(): number;
}
