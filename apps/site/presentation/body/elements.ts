/** Every element of a text by its name; its component is in `components/body/registry.ts`. */
import type { ElementName } from '@masthead/body';
import { buyButton } from './buy-button.ts';
import { callout } from './callout.ts';
import { chart } from './chart.ts';
import type { Show } from './element.ts';
import { embed } from './embed.ts';
import { faq } from './faq.ts';
import { gallery } from './gallery.ts';
import { image } from './image.ts';
import { infoCard } from './info-card.ts';
import { newsletter } from './newsletter.ts';
import { pick } from './pick.ts';
import { pickList } from './pick-list.ts';
import { priceHistory } from './price-history.ts';
import { pullQuote } from './pull-quote.ts';
import { relatedLinks } from './related-links.ts';
import { reviewCard } from './review-card.ts';
import { specs } from './specs.ts';
import { storyList } from './story-list.ts';
import { table } from './table.ts';
import { video } from './video.ts';

export const elements: { readonly [Name in ElementName]: Show<Name> } = {
  image,
  gallery,
  video,
  chart,
  buybutton: buyButton,
  reviewcard: reviewCard,
  infocard: infoCard,
  callout,
  relatedlinks: relatedLinks,
  specs,
  pricehistory: priceHistory,
  newsletter,
  cnetlisticle: pick,
  cnetlisticle_mini: pickList,
  cross_content_listicle: storyList,
  faq,
  pullquote: pullQuote,
  table,
  embed,
};
