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
  /** Addresses that it may come from besides those that are given as they are: for who computes them. */
  readonly addresses?: readonly string[] | undefined;
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

export type TalkKind = 'connect' | 'images' | 'frames' | 'scripts';

export interface ScriptTag extends DeclaredTag {
  readonly src?: Computed;
  /** Instead of `src` when the page is restricted. */
  readonly restrictedSrc?: Computed | undefined;
  readonly innerHTML?: Computed;
  /** Globals that it sets when it is ready. */
  readonly windowVars?: readonly string[];
  /** Hosts that it talks to besides its own; and those that it loads further scripts from, its own too if it does. */
  readonly talksTo?: { readonly [Kind in TalkKind]?: readonly string[] | undefined } | undefined;
}

export interface LinkTag extends DeclaredTag {
  readonly rel: string;
  readonly href?: Computed;
}

export type Tag = ScriptTag | LinkTag;

export const isLink = (tag: Tag): tag is LinkTag => 'rel' in tag;

/** Every address that a tag may come from, and no other. */
export function addressesOf(tag: Tag): string[] {
  const given = isLink(tag) ? [tag.href] : [tag.src, tag.restrictedSrc];
  return [...given.filter((address) => typeof address === 'string'), ...(tag.addresses ?? [])];
}
