/** The routes of stories. What each is follows from its name, so that none of the many can differ by a slip. */
import { type AddressName, isAddressName, storyAddresses, type Variant } from '@masthead/urls';
import type { RouteMeta } from './route-meta.ts';
import { notReserved, realPage } from './validate.ts';

type StoryAddress = keyof typeof storyAddresses;

const STORY_MAX_AGE = 86_400;
/** What is happening now is soon another page. */
const LIVE_MAX_AGE = 30;

/** The page of a route without a variant: the first that its name speaks of. */
const PAGES = [
  [/live$/, 'live'],
  [/review$/, 'review'],
  [/gallery$/, 'gallery'],
  [/video/, 'video'],
] as const;

const pageOf = (name: string): RouteMeta['page'] => PAGES.find(([pattern]) => pattern.test(name))?.[1] ?? 'article';

const VARIANTS: readonly Variant[] = ['replay', 'share'];

/** A variant's canonical address is that of the story itself. */
function variantOf(name: string): { base: string; variant?: Variant } {
  const variant = VARIANTS.find((each) => name.endsWith(`-${each}`));
  return variant ? { base: name.slice(0, -variant.length - 1), variant } : { base: name };
}

function layoutOf(base: string, variant: Variant | undefined): RouteMeta['layout'] {
  if (variant === 'share') return 'minimal';
  return base.startsWith('money-') ? 'money' : 'default';
}

function storyRoute(name: StoryAddress): RouteMeta {
  const { base, variant } = variantOf(name);
  const page = pageOf(base);
  return {
    page,
    layout: layoutOf(base, variant),
    maxAge: page === 'live' ? LIVE_MAX_AGE : STORY_MAX_AGE,
    validate: (params) => notReserved(params) && realPage(params),
    ...(/^(sponsored-)?auto-/.test(base) && { brand: 'roadshow' }),
    ...(variant && { variant, canonicalRoute: addressName(base) }),
  };
}

function addressName(name: string): AddressName {
  if (!isAddressName(name)) throw new Error(`There is no address ${name}`);
  return name;
}

const names = Object.keys(storyAddresses) as StoryAddress[];

export const storyRoutes = Object.fromEntries(names.map((name) => [name, storyRoute(name)])) as Record<
  StoryAddress,
  RouteMeta
>;
