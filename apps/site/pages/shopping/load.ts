/** A text about prices, and the deals that belong to it. */
import { type StorySummary, shoppingPageCodec } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import { dealCard } from '../../presentation/view/deal-card.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { textOf } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

interface Shown {
  title: string;
  note: string;
  most: number;
  /** Without it they stand as they came: the newest first. */
  order?: (one: StorySummary, other: StorySummary) => number;
}

/** The share of the list price that is left. */
const left = ({ deal }: StorySummary): number => (deal?.listPrice ? deal.price / deal.listPrice : 1);

const NEWEST: Shown = { title: 'Today’s deals', note: 'What our shops ask now, the newest finding first.', most: 12 };
const BY_SLUG: Readonly<Record<string, Shown>> = {
  primeday: {
    title: 'Furthest below list price',
    note: 'Every deal that we list now, the deepest cut first.',
    most: 12,
    order: (one, other) => left(one) - left(other),
  },
  'welcome-priceblink': {
    ...NEWEST,
    title: 'Green right now',
    note: 'Four prices that the tag is green for.',
    most: 4,
  },
};

export const loadShopping: Load<'shopping'> = async (context) => {
  const slug = context.params.slug ?? '';
  const { components } = await fetchPage(context, { type: 'shopping', slug }, shoppingPageCodec);
  const page = textOf(context, components.text, { slug, title: slug });
  const { title, note, most, order } = BY_SLUG[slug] ?? NEWEST;
  const priced = components.deals.items.filter(({ deal }) => deal);
  const chosen = (order ? priced.toSorted(order) : priced).slice(0, most);
  const items = chosen.map((story) => dealCard(story, context.view, context.now, 'ticket'));
  const products = chosen.flatMap(({ deal }) => (deal ? [`product:${deal.slug}`] : []));
  const more = { label: 'All deals', href: pathTo('deals', {}) };
  return {
    content: { page: 'shopping', data: { ...page, deals: { title, note, more, items } } },
    head: textHead(page.text),
    tags: ['listing:deals', ...storyTags(components.deals.items), ...products],
  };
};
