/** What a story that offers something shows: what an article shows, and its deals. */
import type { Deal } from '../../components/deal/deal.ts';
import type { Market } from '../../components/product/offer.ts';
import type { ArticlePageData } from '../article/data.ts';

export interface DealPageData extends ArticlePageData {
  deals: Deal[];
  /** Of a story with one deal: what other shops ask for the same. */
  elsewhere?: Market & { title: string };
}
