/** An index page behind the main navigation: the stories of one form, whole or narrowed by topic, score and price. */
import {
  type IndexForm,
  type IndexPage,
  type Instant,
  indexPageCodec,
  isIndexForm,
  isNarrowed,
  pageCount,
  type StorySummary,
} from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { indexPath, indexSearch, pathFromParams, pathTo } from '@masthead/urls';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { SlotName } from '../../components/picture/slots.ts';
import { nextDealEnd, stillOffers } from '../../presentation/view/deal-card.ts';
import type { View } from '../../presentation/view/view.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { indexHead } from './head.ts';
import { tableOf } from './table.ts';
import { healedSearch, wantedFilter } from './wanted.ts';
import { narrowingsOf, topicLinks, topicOf, widerOf } from './ways.ts';
import { indexWords, narrowedTo } from './words.ts';

export const loadIndex: Load<'index-page'> = async (context) => {
  const { form = '', pageNumber } = context.params;
  if (!isIndexForm(form)) throw notFound();
  const filter = wantedFilter(form, context.query);
  const page = Number(pageNumber ?? 1);
  const address = pathFromParams(context.route, { pageNumber: String(page) });
  const search = healedSearch(context.url, filter);
  if (context.url.pathname !== address || search !== undefined)
    return { redirect: address, search: search ?? context.url.search };

  const wanted = { type: 'index', slug: form, pageNumber: page };
  const { components } = await fetchPage(context, wanted, indexPageCodec);
  const { listing, indexFacets, indexTable } = components;
  const pages = pageCount(listing.paging);
  if (page > pages) throw notFound();

  const { view, now } = context;
  const narrowed = isNarrowed(filter) ? narrowedTo(filter, topicOf(indexFacets, filter)) : undefined;
  const { leads, rest } = arranged(form, listing.items, page === 1 && !narrowed, view);
  const table = tableOf(form, offering(components, now), view);
  const { title, description } = indexWords[form];
  return {
    content: {
      page: 'index-page',
      data: {
        now,
        form,
        title,
        description,
        topics: topicLinks(form, indexFacets, filter),
        shown: indexPath(form, filter),
        narrowings: narrowingsOf(form, indexFacets, filter),
        ...(narrowed && { narrowed }),
        leads,
        ...(table && { table }),
        river: { stories: rest, page, pageCount: pages, baseHref: pathTo(form, {}), query: indexSearch(filter) },
        total: listing.paging.total,
        wider: listing.items.length === 0 ? widerOf(form, indexFacets, filter) : [],
      },
    },
    head: indexHead({
      form,
      filter,
      narrowed,
      page,
      pageCount: pages,
      stories: [...leads, ...rest],
      picture: listing.items[0]?.image,
    }),
    tags: [
      `index:${form}`,
      ...storyTags(
        listing.items,
        indexTable.map(({ story }) => story),
      ),
      ...indexTable.flatMap(({ products }) => products.map(({ slug }) => `product:${slug}`)),
    ],
    until: nextDealEnd(listing.items, now),
  };
};

/** The pictures of what leads, one after the other, and of the rest. */
interface Arrangement {
  leads: readonly SlotName[];
  rest: SlotName;
}

const THREE: readonly SlotName[] = ['index-lead', 'index-lead', 'index-lead'];
const READ: Arrangement = { leads: THREE, rest: 'thumb' };

const ARRANGEMENTS: { readonly [Form in IndexForm]: Arrangement } = {
  reviews: READ,
  'best-lists': READ,
  versus: READ,
  deals: READ,
  videos: { leads: ['front-video', 'playlist', 'playlist', 'playlist', 'playlist'], rest: 'quarter' },
  pictures: { leads: THREE, rest: 'quarter' },
};

/** What leads stands there in place of the first rows; a list that it would take up has no lead. */
function arranged(
  form: IndexForm,
  items: readonly StorySummary[],
  isOpening: boolean,
  view: View,
): { leads: CardStory[]; rest: CardStory[] } {
  const { leads: slots, rest } = ARRANGEMENTS[form];
  const count = isOpening && items.length > slots.length ? slots.length : 0;
  return {
    leads: items.slice(0, count).map((story, place) => view.card(story, slots[place])),
    rest: items.slice(count).map((story) => view.card(story, rest)),
  };
}

/** The rows of what is still offered: a price that has ended is none. */
function offering({ listing, indexTable }: IndexPage, now: Instant): IndexPage['indexTable'] {
  const ended = new Set(listing.items.filter((story) => !stillOffers(story, now)).map(({ id }) => id));
  return indexTable.filter(({ story }) => !ended.has(story.id));
}
