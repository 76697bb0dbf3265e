/** The front page: the editors' package on page 1, and the river on every page. */
import { frontPageCodec, pageCount } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { topicPath } from '@masthead/urls';
import type { z } from 'zod';
import { cardOf, pictureOf, topicLink } from '../../server/view/card.ts';
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

  const stories = river.items.map(cardOf);
  const pack = components.package && frontPackage(components.package);
  return {
    content: {
      page: 'front',
      data: {
        now: context.now,
        river: { stories, page, pageCount: pageCount(river.paging), baseHref: '/' },
        ...(pack && { package: pack }),
      },
    },
    head: frontHead(page, pageCount(river.paging), (pack?.lead ?? stories[0])?.picture),
    tags: ['front', 'listing:river', ...storyTags(stories, pack ? storiesOf(pack) : [])],
  };
};

function frontPackage(wire: WirePackage): FrontPackage {
  return {
    threads: wire.threads.map(({ label, topic }) => ({ label, href: topicPath(topic) })),
    lead: cardOf(wire.lead),
    more: wire.more.map(cardOf),
    side: wire.side.map(cardOf),
    picks: { title: wire.picks.title, stories: wire.picks.items.map(cardOf) },
    shelf: { title: wire.shelf.title, more: topicLink(wire.shelf.topic), stories: wire.shelf.items.map(cardOf) },
    sister: { hero: pictureOf(wire.sister.hero), stories: wire.sister.items.map(cardOf) },
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
