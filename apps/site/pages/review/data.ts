/** What a review shows: what an article shows, its verdict, and the product it judges. */
import type { Market, Prices, Spec } from '../../components/product/offer.ts';
import type { VerdictData } from '../../components/review/verdict.ts';
import type { ArticlePageData } from '../article/data.ts';

export interface ReviewPageData extends ArticlePageData {
  /** A first look: judged later. */
  preview: boolean;
  verdict: VerdictData;
  good: string[];
  bad: string[];
  bottomLine?: string;
  product?: { listPrice?: string; market: Market; specs: Spec[]; prices?: Prices };
}
