/** What an index page is narrowed to, by its address. What can be read is healed; what means nothing is no page. */
import { INDEX_QUERY, type IndexFilter, type IndexForm, indexBands, priceBandOf, scoreBandOf } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { indexSearch } from '@masthead/urls';

const TOPIC = /^[a-z0-9-]{1,80}$/;

type Query = Readonly<Record<string, string | null>>;

export function wantedFilter(form: IndexForm, query: Query): IndexFilter {
  const { score, price } = indexBands[form];
  return {
    topic: asked(query.topic, (text) => (TOPIC.test(text) ? text : undefined)),
    score: score ? asked(query.score, (text) => scoreBandOf(plainNumber(text))) : undefined,
    price: price ? asked(query.price, (text) => priceBandOf(plainNumber(text))) : undefined,
  };
}

/** Whoever leaves a field of a form empty asks for nothing by it. */
function asked<Value>(said: string | null | undefined, read: (text: string) => Value | undefined): Value | undefined {
  const text = said?.trim().toLowerCase();
  if (!text) return undefined;
  const value = read(text);
  if (value === undefined) throw notFound();
  return value;
}

/** "08", "8.0" and "$1,000" are numbers as people write them. */
const plainNumber = (text: string): string => {
  const digits = text.replace(/^\$/, '').replaceAll(',', '');
  return /^\d{1,9}(\.0{1,2})?$/.test(digits) ? String(Number(digits)) : text;
};

/**
 * The query as the page's address has it, where the reader's says the same otherwise; undefined where it is that one. Of
 * what is said twice the first counts, as it does for what is kept.
 */
export function healedSearch({ searchParams }: URL, filter: IndexFilter): string | undefined {
  const isOwn = INDEX_QUERY.every((name) => searchParams.get(name) === (filter[name]?.toString() ?? null));
  if (isOwn) return undefined;
  const names: ReadonlySet<string> = new Set(INDEX_QUERY);
  const others = new URLSearchParams([...searchParams].filter(([name]) => !names.has(name))).toString();
  const own = indexSearch(filter);
  if (others === '') return own;
  return own === '' ? `?${others}` : `${own}&${others}`;
}
