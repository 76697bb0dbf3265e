/** What a script or link of a page has to say of itself before it may be there. */
import type { CategoryName } from '../consent/categories.ts';
import type { BucketState } from '../experiments/state.ts';
import type { FeatureName } from '../features/table.ts';
import type { Owner } from '../owners.ts';

/** The next task, the document read, everything loaded, the page left, at once, and in the page as it is sent. */
export const TIMINGS = [
  'queue',
  'domContentLoaded',
  'windowLoad',
  'windowBeforeUnload',
  'immediate',
  'serverRender',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const LOCATIONS = ['head', 'body', 'footer'] as const;
export type TagLocation = (typeof LOCATIONS)[number];

/** Stands for our own host. */
export const SELF = 'self';

/** What a page tells its scripts. */
export interface ScriptPage {
  isOn(feature: FeatureName): boolean;
  allows(category: CategoryName): boolean;
  /** A privacy law is on: what measures comes in its restricted form. */
  readonly restricted: boolean;
  /** False where no third party may learn of the page. */
  readonly thirdParties: boolean;
  readonly experiments: readonly BucketState[];
}

/** A value, or what gives it for a page. */
export type Computed = string | ((page: ScriptPage) => string | undefined);

interface DeclaredTag {
  readonly tagId: string;
  /** Whom to ask about it. */
  readonly owner: Owner;
  /** The one host that it may come from, or `self`. */
  readonly host: string;
  readonly gdprCategory: CategoryName;
  /** All of them must be on. */
  readonly features?: readonly FeatureName[];
  readonly attributes?: Readonly<Record<string, string | true>>;
  /** `queue` where nothing is said. */
  readonly timing?: Timing;
  /** The head where nothing is said. */
  readonly location?: TagLocation;
  /** The highest comes first; 0 where nothing is said. */
  readonly priority?: number;
}

export interface ScriptTag extends DeclaredTag {
  readonly src?: Computed;
  /** Instead of `src` when the page is restricted. */
  readonly restrictedSrc?: Computed | undefined;
  readonly innerHTML?: Computed;
  /** Globals that it sets when it is ready. */
  readonly windowVars?: readonly string[];
  /** Hosts that it talks to besides its own. */
  readonly talksTo?: { readonly [Kind in 'connect' | 'images' | 'frames']?: readonly string[] | undefined } | undefined;
}

export interface LinkTag extends DeclaredTag {
  readonly rel: string;
  readonly href?: Computed;
}

export type Tag = ScriptTag | LinkTag;

export const isLink = (tag: Tag): tag is LinkTag => 'rel' in tag;
