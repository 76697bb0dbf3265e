/** The front page: what editors placed on page 1, and the river on every page. */
import { ALSO_NEW, frontPageCodec, type Instant, type Layout, MOST_READ, pageCount } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import type { z } from 'zod';
import { nextDealEnd } from '../../presentation/view/deal-card.ts';
import { placeTags } from '../feature/place-tags.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { fillFrom } from './blocks.ts';
import type { FrontBlock, FrontRow } from './data.ts';
import { DEFAULT_LAYOUT, RIVER_ALONE } from './default-layout.ts';
import { frontHead } from './head.ts';
import { nextChange } from './live-now.ts';
import { rowsOf } from './rows.ts';

type FrontPage = z.output<typeof frontPageCodec>;

export const loadFront: Load<'front'> = async (context) => {
  if (context.params.pageNumber === '1') return { redirect: '/' };
  const page = Number(context.params.pageNumber ?? 1);
  const wanted = { type: 'front_page', slug: 'home', pageNumber: page };
  const answer = await fetchPage(context, wanted, frontPageCodec);
  const { river, package: pack } = answer.components;
  if (page > pageCount(river.paging)) throw notFound();

  const layout = layoutOf(answer, page);
  const stories = context.view.cards(river.items, 'thumb');
  const rows = rowsOf(layout, fillFrom(answer, context));
  const blocks = blocksIn(rows);
  return {
    content: {
      page: 'front',
      data: { now: context.now, river: { stories, page, pageCount: pageCount(river.paging), baseHref: '/' }, rows },
    },
    head: frontHead(page, pageCount(river.paging), (pack?.lead ?? river.items[0])?.image),
    tags: [
      ...placesTags(layout, answer),
      ...storyTags(stories, blocks.flatMap(storiesOf)),
      ...blocks.flatMap(coverageTags),
    ],
    until: firstOf([coverageChange(blocks, context.now), dealEnd(answer, context.now)]),
  };
};

/** The line to live coverage counts its updates. */
const coverageTags = (block: FrontBlock): string[] =>
  block.kind === 'live' ? block.coverage.map(({ story }) => `live:${story.id}`) : [];

const coverageChange = (blocks: readonly FrontBlock[], now: Instant): Instant | undefined =>
  nextChange(
    blocks.flatMap((block) => (block.kind === 'live' ? block.coverage : [])),
    now,
  );

const dealEnd = ({ places }: FrontPage, now: Instant): Instant | undefined =>
  nextDealEnd(
    places.flatMap((part) => (part.kind === 'ContentList' ? part.data.items : [])),
    now,
  );

function firstOf(instants: readonly (Instant | undefined)[]): Instant | undefined {
  const known = instants.filter((instant) => instant !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function layoutOf({ components: { feature, package: pack } }: FrontPage, page: number): readonly Layout[] {
  if (page > 1) return RIVER_ALONE;
  return feature?.layout ?? (pack ? DEFAULT_LAYOUT : RIVER_ALONE);
}

const blocksIn = (rows: readonly FrontRow[]): FrontBlock[] =>
  rows.flatMap((row) => (row.kind === 'band' ? [row.block] : row.cells.flatMap(({ blocks }) => blocks)));

function storiesOf(block: FrontBlock): readonly { id: string }[] {
  if (block.kind === 'package') return [block.lead, ...block.more, ...block.side];
  if (block.kind === 'shelf') return block.shelf.kind === 'stories' ? block.shelf.stories : [];
  return 'stories' in block ? block.stories : [];
}

/**
 * What the page depends on, whether or not it is in sight now: coverage that ended may be prolonged, and a product may
 * become a deal.
 */
const placesTags = (layout: readonly Layout[], { places }: FrontPage): string[] => [
  'front',
  'feature:front',
  'listing:river',
  ...layout.flatMap(placeTags),
  ...places.flatMap((part) => {
    if (part.kind !== 'ContentList') return [];
    const { slug, items } = part.data;
    const products = items.flatMap(({ deal }) => (deal ? [`product:${deal.slug}`] : []));
    return [listTag(slug), ...storyTags(items), ...products];
  }),
];

/** What is also new stands there until there is something that is read most. */
const listTag = (slug: string): string =>
  slug === MOST_READ || slug === ALSO_NEW ? 'most-read:river' : `listing:${slug}`;
