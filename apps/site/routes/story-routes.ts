/** The routes of stories. What each is follows from its kind and its name, so that none of the many can differ by a slip. */
import { storyKinds } from '@masthead/model';
import {
  type AddressName,
  isAddressName,
  kindAtAddress,
  type StoryAddressName,
  storyAddresses,
  type Variant,
} from '@masthead/urls';
import type { RouteMeta } from './route-meta.ts';
import { notReserved, realPage } from './validate.ts';

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

function storyRoute(name: StoryAddressName): RouteMeta {
  const { base, variant } = variantOf(name);
  const kind = kindAtAddress(name);
  return {
    page: kind,
    layout: layoutOf(base, variant),
    maxAge: storyKinds[kind].maxAge,
    validate: (params) => notReserved(params) && realPage(params),
    ...(/^(sponsored-)?auto-/.test(base) && { brand: 'roadshow' }),
    ...(variant && { variant, canonicalRoute: addressName(base) }),
  };
}

function addressName(name: string): AddressName {
  if (!isAddressName(name)) throw new Error(`There is no address ${name}`);
  return name;
}

const names = Object.keys(storyAddresses) as StoryAddressName[];

export const storyRoutes = Object.fromEntries(names.map((name) => [name, storyRoute(name)])) as Record<
  StoryAddressName,
  RouteMeta
>;
