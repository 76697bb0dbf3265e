/** What fills the places of the front page. A place that has nothing to show is left out; one that nobody knows is told of. */
import {
  ALSO_NEW,
  type frontPageCodec,
  type LayoutComponent,
  MOST_READ,
  newsletterListCodec,
  type PageComponent,
  type StorySummary,
} from '@masthead/model';
import { pathTo } from '@masthead/urls';
import type { z } from 'zod';
import type { Link } from '../../base/link.ts';
import type { SlotName } from '../../components/picture/slots.ts';
import { topicLink } from '../../presentation/view/card.ts';
import { dealCard, stillOffers } from '../../presentation/view/deal-card.ts';
import { shelvesOf } from '../feature/shelves.ts';
import type { LoadContext } from '../load.ts';
import { pickEntries, shelfStory } from './best-lists.ts';
import type { FrontBlock, StoriesBlock } from './data.ts';
import { coverageOf } from './live-now.ts';
import type { FillPlaces } from './rows.ts';

type FrontPage = z.output<typeof frontPageCodec>;
type Tools = Pick<LoadContext, 'view' | 'bodies' | 'now' | 'logger'>;

/** A place, what the content service found for it, whether it has the width of the page, and which places stand above. */
interface Ask {
  id: string;
  found: PageComponent | undefined;
  wide: boolean;
  above: ReadonlySet<string>;
}
type Fill = (ask: Ask, page: FrontPage, tools: Tools) => FrontBlock | undefined;

const ALL_BEST: Link = { label: 'All lists', href: pathTo('best-lists', {}) };
const ALL_DEALS: Link = { label: 'All deals', href: pathTo('deals', {}) };
const ALL_VIDEOS: Link = { label: 'All video', href: pathTo('videos', {}) };

const FILLS: Readonly<Record<string, Fill>> = {
  package: ({ id, wide }, { components: { package: pack } }, { view }) => {
    if (!pack) return undefined;
    const [beside, ...below] = pack.side;
    return {
      kind: 'package',
      id,
      threads: pack.threads.map(({ label, topic }) => topicLink({ slug: topic, name: label })),
      lead: view.card(pack.lead, wide ? 'front-lead' : undefined),
      more: view.cards(pack.more),
      // Only the first of the side has a picture.
      side: [...(beside ? [view.card(beside, wide ? 'front-side' : undefined)] : []), ...view.cards(below)],
    };
  },
  river: ({ id }) => ({ kind: 'river', id, heading: 'Latest' }),
  picks: ({ id }, { components: { package: pack } }, { view }) =>
    pack && stories({ kind: 'picks', id, heading: pack.picks.title, stories: view.cards(pack.picks.items) }),
  best: ({ id, wide }, { components: { package: pack } }, { view }) =>
    pack &&
    stories({
      kind: 'best',
      id,
      heading: pack.shelf.title,
      note: 'One pick per category. Retested when something better ships.',
      more: ALL_BEST,
      stories: pack.shelf.items.map((story) => shelfStory(story, view, wide ? 'front-shelf' : undefined)),
      index: pickEntries(pack.shelf.index, view),
    }),
  sister: ({ id }, { components: { package: pack } }, { view }) =>
    pack && pack.sister.items.length > 0
      ? { kind: 'sister', id, hero: view.picture(pack.sister.hero, 'sister'), stories: view.cards(pack.sister.items) }
      : undefined,
  deals: ({ id, found, wide, above }, page, { view, now }) =>
    stories({
      kind: 'deals',
      id,
      heading: 'Deals',
      note: 'Only real drops. We track every price we list and skip the rest.',
      more: ALL_DEALS,
      stories: itemsOf(found)
        .filter((story) => story.deal && stillOffers(story, now) && !isShownIn(above, story, page))
        .slice(0, MOST_DEALS)
        .map((story) => dealCard(story, view, now, wide ? 'ticket' : undefined)),
    }),
  videos: ({ id, found, wide, above }, page, { view }) => {
    const videos = itemsOf(found).filter((video) => !isShownIn(above, video, page));
    const slotOf = (index: number): SlotName => (index === 0 ? 'front-video' : 'playlist');
    return stories({
      kind: 'videos',
      id,
      heading: 'Watch',
      note: 'Tests you can see. No autoplay.',
      more: ALL_VIDEOS,
      stories: videos.slice(0, MOST_VIDEOS).map((video, index) => view.card(video, wide ? slotOf(index) : undefined)),
    });
  },
  live: ({ id, found }, _, { view, now }) => {
    const coverage = coverageOf(itemsOf(found), view, now);
    return coverage.length > 0 ? { kind: 'live', id, coverage } : undefined;
  },
  [MOST_READ]: ({ id, found }, _, { view }) => {
    if (found?.kind !== 'ContentList') return undefined;
    const { title: heading, slug, items } = found.data;
    return stories({ kind: MOST_READ, id, heading, ranked: slug === MOST_READ, stories: view.cards(items) });
  },
  newsletters: ({ id, found }) => {
    const list = newsletterListCodec.safeParse(found?.kind === undefined ? found?.data : undefined);
    if (!list.success || list.data.items.length === 0) return undefined;
    const newsletters = list.data.items.slice(0, MOST_NEWSLETTERS).map(({ slug, name, tagline }) => ({
      slug,
      name,
      tagline,
      href: pathTo('newsletter-generator', { slug }),
    }));
    return { kind: 'newsletters', id, heading: 'By email, from the people who tested it', newsletters };
  },
};

const MOST_NEWSLETTERS = 3;
const MOST_DEALS = 4;
const MOST_VIDEOS = 5;

/**
 * The front page shows no story twice: what its package, its picks, its river or the list of what is also new have is in
 * no shelf below them. What is read most is a ranking, and leaves nothing out.
 */
function isShownIn(above: ReadonlySet<string>, { id }: StorySummary, { components, places }: FrontPage): boolean {
  const { package: pack, river } = components;
  const shown = [
    ...(pack && above.has('package') ? [pack.lead, ...pack.more, ...pack.side] : []),
    ...(pack && above.has('picks') ? pack.picks.items : []),
    ...(above.has('river') ? river.items : []),
    ...(above.has(MOST_READ) ? places.flatMap(alsoNewIn) : []),
  ];
  return shown.some((other) => other.id === id);
}

const alsoNewIn = (part: PageComponent): StorySummary[] =>
  part.kind === 'ContentList' && part.data.slug === ALSO_NEW ? part.data.items : [];

const itemsOf = (found: PageComponent | undefined): StorySummary[] =>
  found?.kind === 'ContentList' ? found.data.items : [];

const stories = (block: StoriesBlock): StoriesBlock | undefined => (block.stories.length > 0 ? block : undefined);

/** Each of the front page's own places stands once; what other families have is shown as on any laid-out page. */
export function fillFrom(page: FrontPage, tools: Tools): FillPlaces {
  const found = new Map(page.places.map((part) => [nameOf(part), part]));
  const seen = new Set<string>();

  function ownBlock({ id = '', slug = '' }: LayoutComponent, wide: boolean): FrontBlock[] {
    const fill = Object.hasOwn(FILLS, slug) ? FILLS[slug] : undefined;
    const part = found.get(id);
    const reason = !fill ? 'unknown' : seen.has(slug) ? 'repeated' : part?.kind === 'Error' ? 'failed' : undefined;
    if (reason) tools.logger.warn('A place of the front page was left out', { place: slug, id, reason });
    if (!fill || reason) return [];
    const block = fill({ id, found: part, wide, above: seen }, page, tools);
    seen.add(slug);
    return [block ?? []].flat();
  }

  return (places, wide) =>
    runsOf(places).flatMap((run) =>
      isOwn(run[0])
        ? run.flatMap((place) => ownBlock(place, wide))
        : shelvesOf([{ colspan: undefined, label: undefined, components: run, children: [] }], page.places, tools).map(
            (shelf): FrontBlock => ({ kind: 'shelf', id: shelf.id, shelf }),
          ),
    );
}

const isOwn = (place: LayoutComponent | undefined): boolean => place?.familyName === 'front';

const nameOf = (part: PageComponent): string => (part.kind === 'Error' ? part.component : part).meta.componentName;

/** Places of other families that follow each other are filled together, so that single stories join. */
function runsOf(places: readonly LayoutComponent[]): LayoutComponent[][] {
  const runs: LayoutComponent[][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && isOwn(last[0]) === isOwn(place)) last.push(place);
    else runs.push([place]);
  }
  return runs;
}
