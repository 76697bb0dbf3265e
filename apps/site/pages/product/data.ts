/** What a product without a review shows: its facts, what shops ask, what it has cost, and the stories about it. */
import type { Instant } from '@masthead/model';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import type { Market, Prices, Spec } from '../../components/product/offer.ts';

export interface ProductPageData {
  now: Instant;
  product: {
    slug: string;
    name: string;
    maker?: string;
    category?: string;
    picture?: ShownPicture;
    listPrice?: string;
    market: Market;
    specs: Spec[];
    prices?: Prices;
  };
  stories: readonly CardStory[];
}
