/** What index pages say of themselves. */
import type { IndexFilter, IndexForm, PriceBand, ScoreBand } from '@masthead/model';
import { priceText } from '../../components/product/price-text.ts';

interface IndexWords {
  title: string;
  description: string;
  /** All of them, above the river. */
  all: string;
  /** How many there are: "1 review", "12 reviews". */
  counted: readonly [one: string, many: string];
  table?: { title: string; note: string; columns: readonly [thing: string, verdict: string, price: string] };
}

const LOWEST = 'Each price is the lowest that a shop asks, and says when we looked.';

export const indexWords: { readonly [Form in IndexForm]: IndexWords } = {
  reviews: {
    title: 'Reviews',
    description: 'Everything we have judged, on one scale from 0 to 10. Seven means good; nine is rare.',
    all: 'All reviews',
    counted: ['review', 'reviews'],
    table: { title: 'Highest scores', note: LOWEST, columns: ['Product', 'Score', 'Price'] },
  },
  'best-lists': {
    title: 'Best lists',
    description:
      'One pick for most people, and the others for whom it is not. Lists are tested again when something better ships.',
    all: 'All lists',
    counted: ['list', 'lists'],
    table: {
      title: 'Our picks now',
      note: `What each list recommends first. ${LOWEST}`,
      columns: ['Pick', 'Score', 'Price'],
    },
  },
  versus: {
    title: 'Versus',
    description:
      'Two things that want the same money, put through the same rounds on the same bench. One of them wins, and we say for whom.',
    all: 'All comparisons',
    counted: ['comparison', 'comparisons'],
    table: {
      title: 'Who won',
      note: `Rounds won, and what the winner costs. ${LOWEST}`,
      columns: ['Comparison', 'Winner', 'Price'],
    },
  },
  deals: {
    title: 'Deals',
    description: 'Prices checked against six months of history, so that a sale is one.',
    all: 'All deals',
    counted: ['deal', 'deals'],
    table: { title: 'What it costs now', note: LOWEST, columns: ['Product', 'Below list price', 'Price'] },
  },
  videos: {
    title: 'Video',
    description: 'What we tested and where we went, filmed.',
    all: 'All videos',
    counted: ['video', 'videos'],
  },
  pictures: {
    title: 'Pictures',
    description: 'Stories told in pictures, from our benches and from farther away.',
    all: 'All galleries',
    counted: ['gallery', 'galleries'],
  },
};

export const countedOf = (form: IndexForm, total: number): string => {
  const [one, many] = indexWords[form].counted;
  return `${total} ${total === 1 ? one : many}`;
};

export const scoreLabel = (band: ScoreBand): string => `${band} and up`;
export const priceLabel = (band: PriceBand): string => `Up to ${priceText(band * 100)}`;

/** "Phones, scored 8 and up, up to $500". */
export const narrowedTo = ({ score, price }: IndexFilter, topic: string | undefined): string => {
  const parts = [
    topic,
    score === undefined ? undefined : `scored ${scoreLabel(score)}`,
    price === undefined ? undefined : priceLabel(price).toLowerCase(),
  ].filter((part) => part !== undefined);
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
