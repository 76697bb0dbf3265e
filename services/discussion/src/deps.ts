/** What the service is given by whoever runs it. */
import type { Instant } from '@masthead/model';
import type { Clock, ErrorReporter, RateLimits } from '@masthead/runtime';
import type { Badge } from '@masthead/talk';
import type { DiscussionDb, DiscussionWriting } from './schema.ts';

/** Whoever sends a request, by their session. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly badge?: Badge | undefined;
}

export interface Story {
  readonly id: string;
  readonly headline: string;
  /** Its own address on the site. */
  readonly path: string;
  readonly publishedAt: Instant;
  readonly authors: readonly string[];
}

/** Who of the newsroom writes, for the log of writes. */
export interface Act {
  readonly who: string;
  readonly from: string | null;
  readonly action: string;
  readonly about: string;
}

export interface DiscussionStore {
  readonly db: DiscussionDb;
  /**
   * One transaction, which may run more than once. `note` names what changed (docs/contracts/content-changes.md); with an
   * act it is in the log of writes.
   */
  write<Result>(
    work: (db: DiscussionWriting, note: (names: readonly string[]) => void) => Promise<Result>,
    act?: Act,
  ): Promise<Result>;
}

/** Whom the desk has before it. */
export interface DeskCaller {
  readonly name: string;
  readonly may: readonly string[];
  /** Says to them that they may not. */
  refusal(right: 'moderate'): string;
}

export interface DiscussionDeps {
  readonly store: DiscussionStore;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly reporter: ErrorReporter;
  /** Undefined where nobody is signed in. */
  readerOf(request: Request): Promise<SignedIn | undefined>;
  /** Throws the 401 or 403 of the desk. */
  deskWriter(request: Request, right: 'moderate'): Promise<DeskCaller>;
  /** A story that readers can see. */
  storyOf(id: string): Promise<Story | undefined>;
  /** The site's own origin: only its pages write. */
  readonly origin: string;
  readonly openMs: number;
}
