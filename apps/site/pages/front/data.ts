/** What the front page shows: on page 1 rows of blocks as editors laid them out, on further pages the river alone. */
import type { Instant } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import type { CardStory, RiverPage } from '../../components/cards/card-story.ts';
import type { DealCard } from '../../components/deal/deal-card.ts';
import type { NewsletterChoice } from '../../components/front/NewsletterBand.tsx';
import type { PickEntry } from '../../components/front/PickIndex.tsx';
import type { ShelfStory } from '../../components/front/Shelf.tsx';
import type { Coverage } from '../../components/live/coverage.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import type { FeatureShelf } from '../feature/data.ts';

interface PackageBlock {
  kind: 'package';
  id: string;
  threads: Link[];
  lead: CardStory;
  more: readonly CardStory[];
  side: readonly CardStory[];
}

/** Stories under a heading; the kind says how they look. */
interface Headed<Kind extends string, Story extends CardStory> {
  kind: Kind;
  id: string;
  heading: string;
  /** What it is about. */
  note?: string;
  stories: readonly Story[];
  /** The way to all of it. */
  more?: Link;
}

export type StoriesBlock =
  | Headed<'picks' | 'videos', CardStory>
  | Headed<'deals', DealCard>
  /** Ranked by what is read most, or the newest where too little is read to say. */
  | (Headed<'most-read', CardStory> & { ranked: boolean })
  | (Headed<'best', ShelfStory> & { index: PickEntry[] });

interface NewslettersBlock {
  kind: 'newsletters';
  id: string;
  heading: string;
  newsletters: NewsletterChoice[];
}

export type FrontBlock =
  | PackageBlock
  | StoriesBlock
  | NewslettersBlock
  | { kind: 'river'; id: string; heading: string }
  | { kind: 'sister'; id: string; hero: ShownPicture; stories: readonly CardStory[] }
  | { kind: 'live'; id: string; coverage: Coverage[] }
  /** What any laid-out page may show. */
  | { kind: 'shelf'; id: string; shelf: FeatureShelf };

/** The river's stories are the page's, so it is shown by the page. */
export type PlainBlock = Exclude<FrontBlock, { kind: 'river' }>;

export interface FrontCell {
  /** Of the twelve columns of a row. */
  span: number;
  blocks: FrontBlock[];
}

/** A block from edge to edge, or cells beside each other. */
export type FrontRow = { kind: 'band'; block: FrontBlock } | { kind: 'cells'; cells: FrontCell[] };

export interface FrontPageData {
  now: Instant;
  river: RiverPage;
  rows: FrontRow[];
}
