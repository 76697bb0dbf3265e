/** What a review shows: the story, its verdict, the product it judges, and what to read next. */
import type { Body } from '../../components/body/body-part.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { Offer, Spec } from '../../components/product/offer.ts';
import type { VerdictData } from '../../components/review/verdict.ts';
import type { ArticlePageData } from '../article/data.ts';

export interface ReviewPageData {
  story: ArticlePageData['story'];
  verdict: VerdictData;
  good: string[];
  bad: string[];
  bottomLine?: string;
  product?: { listPrice?: string; offers: Offer[]; specs: Spec[] };
  body: Body;
  contents?: ArticlePageData['contents'];
  keepReading: CardStory[];
  more?: ArticlePageData['more'];
}
