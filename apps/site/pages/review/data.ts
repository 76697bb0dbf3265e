/** What a review shows: the story, its verdict, the product it judges, and what to read next. */
import type { Instant } from '@masthead/model';
import type { Body } from '../../components/body/body-part.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { Market, Prices, Spec } from '../../components/product/offer.ts';
import type { VerdictData } from '../../components/review/verdict.ts';
import type { ArticlePageData } from '../article/data.ts';

export interface ReviewPageData {
  now: Instant;
  story: ArticlePageData['story'];
  /** A first look: judged later. */
  preview: boolean;
  verdict: VerdictData;
  good: string[];
  bad: string[];
  bottomLine?: string;
  product?: { listPrice?: string; market: Market; specs: Spec[]; prices?: Prices };
  body: Body;
  contents?: ArticlePageData['contents'];
  /** Reviews of what may be bought instead. */
  beside?: ArticlePageData['beside'];
  keepReading: readonly CardStory[];
  more?: ArticlePageData['more'];
}
