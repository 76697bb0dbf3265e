/** The ways to narrow an index page, and to widen it again, as links. */
import {
  type IndexFilter,
  type IndexForm,
  type IndexPage,
  isNarrowed,
  PRICE_BANDS,
  SCORE_BANDS,
} from '@masthead/model';
import { indexPath } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import type { Narrowing } from '../../components/listing/Narrowings.tsx';
import { indexWords, priceLabel, scoreLabel } from './words.ts';

type Facets = IndexPage['indexFacets'];

/** More would be no overview. */
const MOST_TOPICS = 16;

export const topicOf = ({ topics }: Facets, { topic }: IndexFilter): string | undefined =>
  topics.find(({ slug }) => slug === topic)?.name;

export function topicLinks(form: IndexForm, { topics }: Facets, filter: IndexFilter): Link[] {
  const chosen = topics.filter(({ slug }) => slug === filter.topic);
  // Among deals, a topic called deals says nothing.
  const others = topics.filter(({ slug }) => slug !== form && slug !== filter.topic);
  const offered = others.slice(0, MOST_TOPICS - chosen.length);
  return [
    { label: 'All', href: indexPath(form, { ...filter, topic: undefined }) },
    // The chosen one comes first: on a phone the end of the row is out of sight.
    ...[...chosen, ...offered].map(({ slug, name }) => ({
      label: name,
      href: indexPath(form, { ...filter, topic: slug }),
    })),
  ];
}

/** By score and by price; a band that has nothing is no choice, unless it is the one that was made. */
export function narrowingsOf(form: IndexForm, { scores, prices }: Facets, filter: IndexFilter): Narrowing[] {
  const bands = (totals: Facets['scores'], chosen: number | undefined): ReadonlySet<number> =>
    new Set(totals.filter(({ band, total }) => total > 0 || band === chosen).map(({ band }) => band));
  const [scored, priced] = [bands(scores, filter.score), bands(prices, filter.price)];
  const byScore = SCORE_BANDS.filter((band) => scored.has(band)).map((score) => ({
    label: scoreLabel(score),
    href: indexPath(form, { ...filter, score }),
    chosen: filter.score === score,
  }));
  const byPrice = PRICE_BANDS.filter((band) => priced.has(band)).map((price) => ({
    label: priceLabel(price),
    href: indexPath(form, { ...filter, price }),
    chosen: filter.price === price,
  }));
  const any = (name: 'score' | 'price') => ({
    label: 'Any',
    href: indexPath(form, { ...filter, [name]: undefined }),
    chosen: filter[name] === undefined,
  });
  return [
    { title: 'Score', choices: [any('score'), ...byScore] },
    { title: 'Price', choices: [any('price'), ...byPrice] },
  ].filter(({ choices }) => choices.length > 1);
}

/** The same page with one thing less asked for, and with nothing. */
export function widerOf(form: IndexForm, facets: Facets, filter: IndexFilter): Link[] {
  const { topic, score, price } = filter;
  const less = (label: string, without: IndexFilter): Link[] =>
    isNarrowed(without) ? [{ label, href: indexPath(form, without) }] : [];
  return [
    ...(price === undefined ? [] : less('At any price', { ...filter, price: undefined })),
    ...(score === undefined ? [] : less('With any score', { ...filter, score: undefined })),
    ...(topic === undefined
      ? []
      : less(`Not only ${topicOf(facets, filter) ?? topic}`, { ...filter, topic: undefined })),
    { label: indexWords[form].all, href: indexPath(form) },
  ];
}
