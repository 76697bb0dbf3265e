/** The component of every element of a text. What each may say and where it finds its data: `presentation/body/elements.ts`. */

import type { ElementName } from '@masthead/body';
import type { ComponentType } from 'react';
import type { BodyElements } from './body-part.ts';
import { Callout } from './callout/Callout.tsx';
import { BodyImage } from './image/BodyImage.tsx';
import { InfoCard } from './info-card/InfoCard.tsx';
import { type LateElement, loadedElement } from './late-elements.ts';
import { PullQuote } from './pull-quote/PullQuote.tsx';
import { RelatedLinks } from './related-links/RelatedLinks.tsx';
import { BodyVideo } from './video/BodyVideo.tsx';

type Component<Name extends ElementName> = ComponentType<{ data: BodyElements[Name] }>;

/** Short ones, and those that many texts have, come with every text; all others are loaded with the pages that show them. */
const present: { readonly [Name in Exclude<ElementName, LateElement>]: Component<Name> } = {
  image: BodyImage,
  video: BodyVideo,
  infocard: InfoCard,
  callout: Callout,
  relatedlinks: RelatedLinks,
  pullquote: PullQuote,
};

/** Undefined while its code is not there. */
export function componentOf<Name extends ElementName>(name: Name): Component<Name> | undefined {
  const known: { readonly [Each in ElementName]?: Component<Each> } = present;
  return known[name] ?? loadedElement(name);
}
