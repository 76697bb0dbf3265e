/** What a page asks, what is known when it asks, and what it is answered: the words between who decides and who asks for it. */
import type { RandomSource } from '@masthead/rules';
import type { AskedSlot, SizeName } from '../placements.ts';
import type { Targeting } from '../targeting.ts';
import type { Creative, LineItem } from './campaign.ts';

export interface Question {
  readonly path: string;
  readonly country?: string | undefined;
  readonly targeting: Targeting;
  readonly slots: readonly AskedSlot[];
  /** When lines with caps were shown to this reader; absent where nothing may be remembered. */
  readonly seen?: Readonly<Record<string, readonly number[]>> | undefined;
  /** Advertisers that this reader hid. */
  readonly hidden?: readonly string[] | undefined;
}

export interface Circumstances {
  /** Showings by line, of all time; a line without a number has none. What was decided and not told yet may be counted in. */
  readonly delivered: ReadonlyMap<string, number>;
  readonly now: number;
  readonly random: RandomSource;
}

/** Why this line and no other. */
export type Reason =
  | { readonly type: 'sponsorship'; readonly share: number }
  | {
      readonly type: 'standard';
      readonly delivered: number;
      readonly planned: number | null;
      readonly goal: number | null;
    }
  | { readonly type: 'house' }
  /** It stands beside a film of the same line. */
  | { readonly type: 'companion'; readonly of: string };

export interface Choice {
  readonly slot: AskedSlot;
  readonly line: LineItem;
  readonly creative: Creative;
  readonly size: SizeName;
  readonly reason: Reason;
}

/** What keeps a line from a page; nothing of it: it may be shown there, if it is its turn. */
export type Obstacle =
  | { readonly why: 'state'; readonly state: LineItem['state'] }
  | { readonly why: 'not-yet'; readonly from: number }
  | { readonly why: 'over'; readonly until: number }
  | { readonly why: 'goal-reached'; readonly delivered: number; readonly goal: number }
  | { readonly why: 'no-goal' }
  | { readonly why: 'hidden' }
  | { readonly why: 'capped'; readonly remembered: boolean }
  | { readonly why: 'no-creative-fits'; readonly sizes: readonly SizeName[] };
