/** A discussion as its calls give it: docs/contracts/discussion.md. */
import type { Instant } from '@masthead/model';
import type { TextBlock } from './read-text.ts';

export const DISCUSSION_API = '/api/discussion';
export const DESK_DISCUSSION_API = '/api/desk/discussion';

/** Staff of the house; and who wrote the very story. */
export type Badge = 'staff' | 'author';

export const SORTS = ['useful', 'newest', 'oldest'] as const;
export type Sort = (typeof SORTS)[number];

/** Where everybody hears that there are new comments; `live:{story}` is another channel. */
export const talkChannel = (story: string): string => `talk-${story}`;
export const TALK_KEY = 'talk';

export interface Comment {
  readonly id: string;
  readonly at: Instant;
  readonly editedAt?: Instant | undefined;
  /** Empty where the account is gone. */
  readonly name: string;
  readonly badge?: Badge | undefined;
  /** `held`: only its writer sees it. `gone`: its writer took it back. */
  readonly state: 'shown' | 'held' | 'removed' | 'gone';
  readonly blocks: readonly TextBlock[];
  readonly useful: number;
  readonly pickedBy?: string | undefined;
  readonly removed?: { readonly by: string; readonly reason: string; readonly rule?: number | undefined } | undefined;
  /** What it is to whoever asks; absent where nobody is signed in. */
  readonly yours?: { readonly source: string; readonly until: Instant } | undefined;
  readonly isUseful?: boolean | undefined;
  readonly isReported?: boolean | undefined;
}

export interface Thread extends Comment {
  readonly replies: readonly Comment[];
  /** An editor found it off the subject. */
  readonly isFolded?: boolean | undefined;
}

export interface Viewer {
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly bannedUntil?: Instant | undefined;
}

export interface Discussion {
  readonly story: string;
  readonly count: number;
  /** Of the channel. */
  readonly lastEvent: number;
  readonly closed?: { readonly at: Instant; readonly by: 'age' | 'editor' } | undefined;
  readonly closesAt?: Instant | undefined;
  readonly threads: readonly Thread[];
  /** Asks for the threads that follow. */
  readonly next?: string | undefined;
  /** Threads in all. */
  readonly total: number;
  readonly viewer?: Viewer | undefined;
  readonly now: Instant;
}
