/** Money pages: the same articles, asked for where the second publishing system's readers look. */
import { isMoney, MONEY_TYPE } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { Hono } from 'hono';
import type { PageRequest } from '../use-cases/pages/page-request.ts';
import { composeArticle } from '../use-cases/pages/stories.ts';
import type { AppDeps } from './app-deps.ts';
import { composedPage } from './composed-page.ts';

const MONEY_TOPIC = 'personal-finance';

interface MoneyArticle {
  type: string;
  id: string;
  slug: string;
  topics: { slug: string; hslugPath: string }[];
}

async function composeMoney(request: PageRequest) {
  const [article, ...rest] = await composeArticle(request);
  if (!article || !('data' in article)) throw notFound();
  const data = article.data as MoneyArticle;
  if (!isMoney(data) && !data.topics[0]?.hslugPath.startsWith(MONEY_TOPIC)) throw notFound();
  const wpArticleFields = data.type === MONEY_TYPE ? fieldsOf(data) : null;
  const components = [{ ...article, data: { ...data, wpArticleFields } }, ...rest];
  return { id: request.slug, pageType: 'article', components };
}

/** What the other system knows an article by. */
const fieldsOf = ({ id, slug, topics }: MoneyArticle) => ({
  id,
  slug,
  categories: topics[0]?.hslugPath.split('^') ?? [],
});

export function bridgeRoutes({ database }: AppDeps): Hono {
  const app = new Hono();
  app.get('/composer/:site/pages/article/:slug/web', (context) =>
    composedPage(context, database.db, composeMoney, context.req.param('slug')),
  );
  return app;
}
