/** How an article of a form becomes the page of that form. */
import type { Article } from '@masthead/model';
import type { FeatureName, PageFeatures } from '@masthead/rules';
import type { ArticleForm } from '../../base/page-name.ts';
import type { PreparedBody } from '../../presentation/body/headings.ts';
import type { LoadContext, Loaded } from '../load.ts';
import type { ArticlePageData } from './data.ts';

/** A page, until when it holds, and what else than the story it depends on. */
type ShownForm = Pick<Loaded<'article' | ArticleForm>, 'content' | 'until'> & { tags?: readonly string[] };

/** The page of a form, made of what every article has. */
export type ShowForm = (
  article: Article,
  data: ArticlePageData,
  context: LoadContext,
  features: PageFeatures<FeatureName>,
  text: PreparedBody,
) => ShownForm | Promise<ShownForm>;
