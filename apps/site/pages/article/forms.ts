/** The forms of articles: which page an article's address shows, decided by the article itself. */
import type { Article } from '@masthead/model';
import type { FeatureName, PageFeatures } from '@masthead/rules';
import { bestListForm, listsProducts } from '../best-list/form.ts';
import { dealForm, offersSomething } from '../deal/form.ts';
import type { LoadContext, Loaded } from '../load.ts';
import { isImmersive, longformForm } from '../longform/form.ts';
import type { ArticleForm } from '../registry.ts';
import { comparesTwo, versusForm } from '../versus/form.ts';
import type { ArticlePageData } from './data.ts';

/** A page, until when it holds, and what else than the story it depends on. */
type ShownForm = Pick<Loaded<'article' | ArticleForm>, 'content' | 'until'> & { tags?: readonly string[] };

/** The page of a form, made of what every article has. */
export type ShowForm = (
  article: Article,
  data: ArticlePageData,
  context: LoadContext,
  features: PageFeatures<FeatureName>,
) => ShownForm | Promise<ShownForm>;

/** The first that fits. */
const FORMS: readonly [fits: (article: Article) => boolean, show: ShowForm][] = [
  [offersSomething, dealForm],
  [isImmersive, longformForm],
  [comparesTwo, versusForm],
  [listsProducts, bestListForm],
];

const plain: ShowForm = (_article, data) => ({ content: { page: 'article', data } });

export const formOf = (article: Article): ShowForm => FORMS.find(([fits]) => fits(article))?.[1] ?? plain;
