/** What a comparison of two products shows: the two, what it came to, the rounds, and the story. */
import type { Round } from '@masthead/model';
import type { PickData } from '../../components/body/pick/data.ts';
import type { ArticlePageData } from '../article/data.ts';

export interface VersusPageData extends ArticlePageData {
  /** In the order of the story's list, which every part of the page keeps. */
  contenders: [PickData, PickData];
  /** What it comes down to. */
  call?: string;
  rounds: Round[];
}
