/** What a best list shows: the story, its choices with what is said of each, and the texts between them. */
import type { BestSection } from '../../components/best/sections.ts';
import type { ArticlePageData } from '../article/data.ts';

export interface BestListPageData extends Omit<ArticlePageData, 'body'> {
  sections: BestSection[];
}
