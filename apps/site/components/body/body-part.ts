/** A text as a page shows it: HTML that stands in the document, and between it elements that React shows. */
import type { ElementName } from '@masthead/body';
import type { BuyButtonData } from './buy-button/data.ts';
import type { CalloutData } from './callout/data.ts';
import type { ChartData } from './chart/data.ts';
import type { EmbedData } from './embed/data.ts';
import type { FaqData } from './faq/data.ts';
import type { GalleryCardData } from './gallery/data.ts';
import type { BodyImageData } from './image/data.ts';
import type { InfoCardData } from './info-card/data.ts';
import type { NewsletterBoxData } from './newsletter/data.ts';
import type { PickData } from './pick/data.ts';
import type { PickListData } from './pick-list/data.ts';
import type { BodyPricesData } from './price-history/data.ts';
import type { PullQuoteData } from './pull-quote/data.ts';
import type { RelatedLinksData } from './related-links/data.ts';
import type { ReviewCardData } from './review-card/data.ts';
import type { BodySpecsData } from './specs/data.ts';
import type { StaticText } from './static-text.ts';
import type { StoryListData } from './story-list/data.ts';
import type { BodyTableData } from './table/data.ts';
import type { BodyVideoData } from './video/data.ts';

/** Every element by its name, with what it shows: a name that is missing here does not compile below. */
export interface BodyElements {
  image: BodyImageData;
  gallery: GalleryCardData;
  video: BodyVideoData;
  chart: ChartData;
  buybutton: BuyButtonData;
  reviewcard: ReviewCardData;
  infocard: InfoCardData;
  callout: CalloutData;
  relatedlinks: RelatedLinksData;
  specs: BodySpecsData;
  pricehistory: BodyPricesData;
  newsletter: NewsletterBoxData;
  cnetlisticle: PickData;
  cnetlisticle_mini: PickListData;
  cross_content_listicle: StoryListData;
  faq: FaqData;
  pullquote: PullQuoteData;
  table: BodyTableData;
  embed: EmbedData;
}

/** It is in the document once, as HTML: at hydration its words are absent (see StaticHtml). */
interface TextPart extends StaticText {
  kind: 'text';
  id: string;
  /** It has links that earn money. */
  earns?: true;
}

/** An element's name together with what it shows, so that the two cannot be mixed up. */
export type ElementPart<Name extends ElementName = ElementName> = {
  [Each in Name]: { kind: Each; id: string; data: BodyElements[Each] };
}[Name];

/** A place for an ad between them: the first of a text is number 1. */
interface AdPart {
  kind: 'ad';
  id: string;
  number: number;
}

export type BodyPart = TextPart | ElementPart | AdPart;
export type Body = readonly BodyPart[];
