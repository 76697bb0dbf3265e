/** The component of every element of a text. What each may say and where it finds its data: `server/body/elements.ts`. */
import type { ComponentType } from 'react';
import type { BodyElements, ElementName } from './body-part.ts';
import { BuyButton } from './buy-button/BuyButton.tsx';
import { Callout } from './callout/Callout.tsx';
import { Chart } from './chart/Chart.tsx';
import { Embed } from './embed/Embed.tsx';
import { GalleryCard } from './gallery/GalleryCard.tsx';
import { BodyImage } from './image/BodyImage.tsx';
import { InfoCard } from './info-card/InfoCard.tsx';
import { NewsletterBox } from './newsletter/NewsletterBox.tsx';
import { Pick } from './pick/Pick.tsx';
import { PickList } from './pick-list/PickList.tsx';
import { BodyPrices } from './price-history/BodyPrices.tsx';
import { RelatedLinks } from './related-links/RelatedLinks.tsx';
import { ReviewCard } from './review-card/ReviewCard.tsx';
import { BodySpecs } from './specs/BodySpecs.tsx';
import { BodyVideo } from './video/BodyVideo.tsx';

export const bodyComponents: { readonly [Name in ElementName]: ComponentType<{ data: BodyElements[Name] }> } = {
  image: BodyImage,
  gallery: GalleryCard,
  video: BodyVideo,
  chart: Chart,
  buybutton: BuyButton,
  reviewcard: ReviewCard,
  infocard: InfoCard,
  callout: Callout,
  relatedlinks: RelatedLinks,
  specs: BodySpecs,
  pricehistory: BodyPrices,
  newsletter: NewsletterBox,
  cnetlisticle: Pick,
  cnetlisticle_mini: PickList,
  embed: Embed,
};
