import { notFound } from '@masthead/runtime';
import { expect, it } from 'vitest';
import { createContentClient } from '../content-api/client.ts';
import { contentApi } from '../content-api/definitions.ts';
import { createBodies } from '../presentation/body/bodies.ts';
import { createView } from '../presentation/view/view.ts';
import { createMatcher } from '../routes/match.ts';
import { createDependents } from './cache/dependents.ts';
import { createPageSource } from './page-source.ts';
import { createRanking } from './platform/ranking.ts';
import { firstContext } from './route-request.ts';
import { contentOf, siteOf } from './testing/site-of.ts';

/** The query that the content service is asked with for an article whose route watches some names. */
async function queryFor(search: string, watchQuery: string[]): Promise<string> {
  const { deps } = siteOf(contentOf({}));
  const url = new URL(`http://localhost/news/a/${search}`);
  const match = createMatcher()(url.pathname);
  if (!match) throw new Error('no route');
  const watching = { ...match, route: { ...match.route, meta: { ...match.route.meta, watchQuery } } };
  let query = '';
  const client = createContentClient(
    async (request) => {
      if (request.url.pathname.includes('/pages/')) query = request.url.search;
      throw notFound();
    },
    { api: contentApi, baseUrl: deps.contentBaseUrl, siteKey: deps.siteKey, development: false, logger: deps.logger },
  );
  const nothing = () => Promise.reject(notFound());
  const view = createView(deps.images);
  const pages = createPageSource(deps, {
    bodies: createBodies({ view, content: client, logger: deps.logger }),
    content: client,
    navigation: { get: nothing, suggestions: nothing },
    view,
    ranking: createRanking(deps),
    explain: nothing,
    dependents: createDependents(),
  });
  await expect(pages.state(firstContext(url, new Headers(), watching, 'id'))).rejects.toThrow();
  return query;
}

it.each([
  ['a name it watches', '?sort=new&utm_source=x', ['sort', 'brand'], '?sort=new&contentOnly=true'],
  ['the first of several, as its place in the cache says', '?sort=a&sort=b', ['sort'], '?sort=a&contentOnly=true'],
  ['no name it does not watch', '?sort=new', [], '?contentOnly=true'],
  ['what is said of the page by its loader goes first', '?contentOnly=false', ['contentOnly'], '?contentOnly=true'],
])('a page’s own query reaches the content service: %s', async (_, search, watched, expected) => {
  expect(await queryFor(search, watched)).toBe(expected);
});
