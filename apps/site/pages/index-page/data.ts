/** What an index page shows. */
import type { IndexForm, Instant } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import type { CardStory, RiverPage } from '../../components/cards/card-story.ts';
import type { IndexTableData } from '../../components/listing/IndexTable.tsx';
import type { Narrowing } from '../../components/listing/Narrowings.tsx';

export interface IndexPageData {
  now: Instant;
  form: IndexForm;
  title: string;
  description: string;
  /** All stories, and those of each topic. */
  topics: Link[];
  /** The address of the one of them that is shown. */
  shown: string;
  narrowings: Narrowing[];
  /** What the page is narrowed to, in words. */
  narrowed?: string;
  /** On page 1 of the whole index only; the river goes on after them. */
  leads: readonly CardStory[];
  table?: IndexTableData;
  river: RiverPage;
  /** Of which stories these are the newest. */
  total: number;
  /** Where nothing was found: the same with less asked for. */
  wider: Link[];
}
