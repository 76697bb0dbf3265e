/** Where stories of each kind live, and the addresses of all of them by name. */
import { STORY_KINDS, type StoryForm, type StoryKind } from '@masthead/model';
import type { Address } from './address.ts';
import type { KindPlace } from './kind-place.ts';
import { article } from './kinds/article/article.ts';
import { gallery } from './kinds/gallery.ts';
import { live } from './kinds/live.ts';
import { podcast } from './kinds/podcast.ts';
import { review } from './kinds/review.ts';
import { video } from './kinds/video.ts';

export const storyPlaces = { article, review, gallery, video, podcast, live } satisfies {
  readonly [Kind in StoryKind]: KindPlace & { doors: { readonly [Name in StoryForm]?: Address<never> } };
};

type Places = typeof storyPlaces;
/** Every key of a part of any kind. */
type KeysOf<Part extends 'addresses' | 'doors'> = { [Kind in StoryKind]: keyof Places[Kind][Part] }[StoryKind];

export const storyAddresses = {
  ...live.addresses,
  ...article.addresses,
  ...review.addresses,
  ...gallery.addresses,
  ...video.addresses,
  ...podcast.addresses,
} satisfies { readonly [Name in KeysOf<'addresses'>]: Address<never> };

export type StoryAddressName = keyof typeof storyAddresses;

/** The pages that list all stories of one kind. */
export const doorAddresses = {
  ...gallery.doors,
  ...review.doors,
  ...video.doors,
  ...podcast.doors,
} satisfies { readonly [Name in KeysOf<'doors'>]: Address<never> };

export type DoorName = keyof typeof doorAddresses;
export const isDoorName = (name: string): name is DoorName => Object.hasOwn(doorAddresses, name);

const KIND_OF: ReadonlyMap<string, StoryKind> = new Map(
  STORY_KINDS.flatMap((kind) => Object.keys(storyPlaces[kind].addresses).map((name) => [name, kind] as const)),
);

/** The kind of the stories at an address; undefined for addresses of other pages. */
export function kindAtAddress(name: StoryAddressName): StoryKind;
export function kindAtAddress(name: string): StoryKind | undefined;
export function kindAtAddress(name: string): StoryKind | undefined {
  return KIND_OF.get(name);
}

const UNDER_ROADSHOW = /^\/roadshow\/([\w-]+)\//;

/** The words that stand under /roadshow/ beside its topics. */
export const autoDoors: ReadonlySet<string> = new Set(
  Object.values(storyAddresses).flatMap(({ pattern }) => UNDER_ROADSHOW.exec(pattern)?.[1] ?? []),
);
