/** Every address of the site by name: a URLPattern to recognise it and a function to write it. */
import { type Vertical, verticals } from './sections.ts';

export type Params = Readonly<Record<string, string | undefined>>;

export interface Address<P extends Params = Params> {
  /** URLPattern pathname syntax (the platform's own; see docs/decisions/0003). */
  pattern: string;
  path(params: P): string;
}

/** A slug holds at least one letter, so that a number is always a page. Its first letter can be found in one way only,
 * so that no address takes longer than its length. */
const SLUG = ':slug([\\d_\\-]*[A-Za-z][\\w\\-]*)';
const PAGE = '{:pageNumber(\\d{1,6})/}?';

interface Paged extends Params {
  pageNumber?: string | undefined;
}
interface Slugged extends Params {
  slug: string;
}
interface Listed extends Slugged, Paged {}
interface Topical extends Slugged {
  topic: string;
}

const page = ({ pageNumber }: Paged): string => (pageNumber && pageNumber !== '1' ? `${pageNumber}/` : '');

function listing(prefix: string): Address<Listed> {
  return { pattern: `${prefix}${SLUG}/${PAGE}`, path: (params) => `${prefix}${params.slug}/${page(params)}` };
}

function story(prefix: string): Address<Slugged> {
  return { pattern: `${prefix}${SLUG}/`, path: ({ slug }) => `${prefix}${slug}/` };
}

function topical(vertical: Vertical): Address<Topical> {
  return {
    pattern: `/${vertical}/:topic(${verticals[vertical].join('|')})/${SLUG}/`,
    path: ({ topic, slug }) => `/${vertical}/${topic}/${slug}/`,
  };
}

const front: Address<Paged> = { pattern: `/${PAGE}`, path: (params) => `/${page(params)}` };

/** In order of specificity: the first pattern that matches wins. */
export const addresses = {
  'front-page': front,
  topic: listing('/topics/'),
  'auto-article': story('/roadshow/news/'),
  'auto-topic': listing('/roadshow/'),
  'news-article-topic': topical('news'),
  'tech-article-topic': topical('tech'),
  'home-article-topic': topical('home'),
  'personal-finance-article-topic': topical('personal-finance'),
  'health-article-topic': topical('health'),
  'science-article-topic': topical('science'),
  'culture-article-topic': topical('culture'),
  article: story('/news/'),
  'tech-article': story('/tech/'),
  'home-article': story('/home/'),
  'personal-finance-article': story('/personal-finance/'),
  'health-article': story('/health/'),
  'science-article': story('/science/'),
  'culture-article': story('/culture/'),
} as const;

export type AddressName = keyof typeof addresses;
export type AddressParams<Name extends AddressName> = (typeof addresses)[Name] extends Address<infer P> ? P : never;

/** Writes the address of a name and its params. */
export function pathTo<Name extends AddressName>(name: Name, params: AddressParams<Name>): string {
  const address: Address = addresses[name];
  return address.path(params);
}
