/** The front page: the editors' package on page 1, and the river on every page. */
import { frontPageCodec, pageCount } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { topicPath } from '@masthead/urls';
import type { z } from 'zod';
import { topicLink } from '../../server/view/card.ts';
import type { View } from '../../server/view/view.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import type { FrontPackage } from './data.ts';
import { frontHead } from './head.ts';

type WirePackage = NonNullable<z.output<typeof frontPageCodec>['components']['package']>;

export const loadFront: Load<'front'> = async (context) => {
  if (context.params.pageNumber === '1') return { redirect: '/' };
  const page = Number(context.params.pageNumber ?? 1);
  const wanted = { type: 'front_page', slug: 'home', pageNumber: page };
  const { components } = await fetchPage(context, wanted, frontPageCodec);
  const { river } = components;
  if (page > pageCount(river.paging)) throw notFound();

  const stories = context.view.cards(river.items, 'thumb');
  const pack = components.package && frontPackage(components.package, context.view);
  return {
    content: {
      page: 'front',
      data: {
        now: context.now,
        river: { stories, page, pageCount: pageCount(river.paging), baseHref: '/' },
        ...(pack && { package: pack }),
      },
    },
    head: frontHead(page, pageCount(river.paging), (components.package?.lead ?? river.items[0])?.image),
    tags: ['front', 'listing:river', ...storyTags(stories, pack ? storiesOf(pack) : [])],
  };
};

function frontPackage(wire: WirePackage, view: View): FrontPackage {
  const [beside, ...below] = wire.side;
  return {
    threads: wire.threads.map(({ label, topic }) => ({ label, href: topicPath(topic) })),
    lead: view.card(wire.lead, 'front-lead'),
    more: view.cards(wire.more),
    // Only the first of the side has a picture.
    side: [...(beside ? [view.card(beside, 'front-side')] : []), ...view.cards(below)],
    picks: { title: wire.picks.title, stories: view.cards(wire.picks.items) },
    shelf: {
      title: wire.shelf.title,
      more: topicLink(wire.shelf.topic),
      stories: view.cards(wire.shelf.items, 'front-shelf'),
    },
    sister: { hero: view.picture(wire.sister.hero, 'sister'), stories: view.cards(wire.sister.items) },
  };
}

const storiesOf = ({ lead, more, side, picks, shelf, sister }: FrontPackage) => [
  lead,
  ...more,
  ...side,
  ...picks.stories,
  ...shelf.stories,
  ...sister.stories,
];
