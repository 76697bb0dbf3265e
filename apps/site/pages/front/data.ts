/** What the front page shows: on page 1 rows of blocks as editors laid them out, on further pages the river alone. */
import type { Instant } from '@masthead/model';
import type { CardStory, Link, RiverPage } from '../../components/cards/card-story.ts';
import type { Coverage } from '../../components/live/coverage.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import type { FeatureShelf } from '../feature/data.ts';

interface PackageBlock {
  kind: 'package';
  id: string;
  threads: Link[];
  lead: CardStory;
  more: CardStory[];
  side: CardStory[];
}

/** Stories under a heading; the kind says how they look. */
export interface StoriesBlock {
  kind: 'picks' | 'best' | 'deals' | 'videos';
  id: string;
  heading: string;
  stories: CardStory[];
  /** The way to all of it. */
  more?: Link;
}

interface NewslettersBlock {
  kind: 'newsletters';
  id: string;
  heading: string;
  newsletters: { name: string; tagline: string; href: string }[];
}

export type FrontBlock =
  | PackageBlock
  | StoriesBlock
  | NewslettersBlock
  | { kind: 'river'; id: string; heading: string }
  | { kind: 'sister'; id: string; hero: ShownPicture; stories: CardStory[] }
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
