/** Elements that few texts have: each is code of its own, loaded before a page that shows it is rendered or hydrated. */

import type { ElementName } from '@masthead/body';
import type { ComponentType } from 'react';
import { lazily } from '../../base/lazily.ts';
import type { BodyElements } from './body-part.ts';

type Component<Name extends ElementName> = ComponentType<{ data: BodyElements[Name] }>;
type Load<Name extends ElementName> = () => Promise<Component<Name>>;

const late = {
  gallery: async () => (await import('./gallery/GalleryCard.tsx')).GalleryCard,
  chart: async () => (await import('./chart/Chart.tsx')).Chart,
  buybutton: async () => (await import('./buy-button/BuyButton.tsx')).BuyButton,
  reviewcard: async () => (await import('./review-card/ReviewCard.tsx')).ReviewCard,
  specs: async () => (await import('./specs/BodySpecs.tsx')).BodySpecs,
  pricehistory: async () => (await import('./price-history/BodyPrices.tsx')).BodyPrices,
  newsletter: async () => (await import('./newsletter/NewsletterBox.tsx')).NewsletterBox,
  cnetlisticle: async () => (await import('./pick/Pick.tsx')).Pick,
  cnetlisticle_mini: async () => (await import('./pick-list/PickList.tsx')).PickList,
  cross_content_listicle: async () => (await import('./story-list/StoryList.tsx')).StoryList,
  faq: async () => (await import('./faq/Faq.tsx')).Faq,
  table: async () => (await import('./table/BodyTable.tsx')).BodyTable,
  embed: async () => (await import('./embed/Embed.tsx')).Embed,
} satisfies { [Name in ElementName]?: Load<Name> };

export type LateElement = keyof typeof late;

const loads: { readonly [Name in LateElement]: Load<Name> } = late;
const loaded: { [Name in ElementName]?: Component<Name> } = {};
const names = Object.keys(late).filter(isLate);

function isLate(name: unknown): name is LateElement {
  return typeof name === 'string' && Object.hasOwn(late, name);
}

export const loadedElement = <Name extends ElementName>(name: Name): Component<Name> | undefined => loaded[name];

async function load<Name extends LateElement>(name: Name): Promise<void> {
  if (!loaded[name]) Object.assign(loaded, { [name]: await loads[name]() });
}

/** Loads what is not there yet; rejects when its code cannot be fetched. */
export const loadElements = async (wanted: Iterable<ElementName>): Promise<void> => {
  await Promise.all([...new Set(wanted)].filter(isLate).map((name) => load(name)));
};

/** All of them, for who renders many pages. */
export const loadEveryElement = lazily(() => loadElements(names));

/** The elements within a page's data, wherever its texts stand, that are not there yet. */
export function missingElements(data: unknown): LateElement[] {
  if (names.every((name) => loaded[name])) return [];
  return [...elementsIn(data)].filter((name) => !loaded[name]);
}

function* elementsIn(data: unknown): Generator<LateElement> {
  if (typeof data !== 'object' || data === null) return;
  if ('kind' in data && 'data' in data && isLate(data.kind)) yield data.kind;
  for (const part of Object.values(data)) yield* elementsIn(part);
}
