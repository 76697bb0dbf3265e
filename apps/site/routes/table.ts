/** The one route table: what each named address shows, in which layout and brand, and how long it may be kept. */
import { type AddressName, type Params, reservedWords } from '@masthead/urls';
import type { BrandKey } from '../brands/brands.ts';
import type { LayoutName } from '../layouts/registry.ts';
import type { LoadablePage } from '../pages/registry.ts';

export interface RouteMeta {
  page: LoadablePage;
  layout: LayoutName;
  brand?: BrandKey;
  /** Seconds; zero is no-cache, absent is the configured default. */
  maxAge?: number;
  /** False is a 404. */
  validate?: (params: Params) => boolean;
  /** The route whose address is the canonical one; absent: its own. */
  canonicalRoute?: AddressName;
  /** True keeps the scroll position when the reader arrives here. */
  keepScroll?: boolean;
  /** Query names whose change asks for fresh data; other query changes only change the address. */
  watchQuery?: readonly string[];
  /** Middlewares of this route alone, run after the eight common ones. */
  middleware?: readonly string[];
}

const FRONT_MAX_AGE = 300;
const ARTICLE_MAX_AGE = 86_400;

const notReserved = ({ slug }: Params): boolean => !reservedWords.has(slug ?? '');
/** Page 1 has no number in its address, and there is no page 0. */
const realPage = ({ pageNumber }: Params): boolean => pageNumber === undefined || /^[1-9]/.test(pageNumber);

const article = { page: 'article', layout: 'default', maxAge: ARTICLE_MAX_AGE, validate: notReserved } as const;
const listing = {
  page: 'topic',
  layout: 'default',
  validate: realPage,
} as const;

export const routes: Record<AddressName, RouteMeta> = {
  'front-page': { page: 'front', layout: 'default', maxAge: FRONT_MAX_AGE, validate: realPage },
  topic: listing,
  'auto-topic': { ...listing, brand: 'roadshow', validate: (params) => notReserved(params) && realPage(params) },
  'auto-article': { ...article, brand: 'roadshow' },
  article,
  'news-article-topic': article,
  'tech-article': article,
  'tech-article-topic': article,
  'home-article': article,
  'home-article-topic': article,
  'personal-finance-article': article,
  'personal-finance-article-topic': article,
  'health-article': article,
  'health-article-topic': article,
  'science-article': article,
  'science-article-topic': article,
  'culture-article': article,
  'culture-article-topic': article,
};
