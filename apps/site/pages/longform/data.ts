/** What an immersive story's page shows. */
import type { ContentsEntry } from '../../components/story/Contents.tsx';
import type { ArticlePageData } from '../article/data.ts';

export interface LongformPageData extends Omit<ArticlePageData, 'contents'> {
  chapters: ContentsEntry[];
  /** Their titles do not count already. */
  numbered: boolean;
}
