/** A site on a content service of the test's own, and what both were asked and did. */
import { testImages } from '@masthead/image-url/testing';
import { createErrorReporter, createLogger, frozenClock } from '@masthead/runtime';
import { createSite } from '../site.ts';
import type { SiteDeps, SiteMetrics } from '../site-deps.ts';

const NOW = Date.parse('2026-11-15T18:00:00Z');

const story = (slug: string, headline = `About ${slug}`) => ({
  id: slug,
  typeName: 'content_article',
  slug,
  headline,
  datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
});
const list = (items: unknown[]) => ({ items, paging: { limit: '4', offset: '0', total: String(items.length) } });
const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'ContentList' },
  data,
});
const NAVIGATION = {
  header: { main: [], big: [], columns: [], featured: [story('featured')] },
  footer: { statement: 'We say so', columns: [] },
};

/** A rule of a friendly address as the content service tells it; it leads to a path, or nowhere. */
export const ruleOf = (path: string, urlType: string, leadsTo?: string, more: Record<string, unknown> = {}) => ({
  id: `rule of ${path}`,
  urlType,
  urlPath: path,
  enabled: true,
  targets: leadsTo === undefined ? [] : [{ edition: 'us', targetType: 'url', target: { url: leadsTo } }],
  ...more,
});
type Rule = ReturnType<typeof ruleOf>;

const NOTHING = () => Response.json({ errors: [{ code: 404, message: 'Not Found' }] }, { status: 404 });

function vanityAnswer({ pathname, searchParams }: URL, rules: readonly Rule[]): Response {
  if (pathname.endsWith('/dictionary'))
    return Response.json({ data: Object.fromEntries(rules.map(({ urlPath, urlType }) => [urlPath, { urlType }])) });
  const rule = rules.find(({ urlPath }) => urlPath === searchParams.get('path'));
  return rule ? Response.json({ data: rule }) : NOTHING();
}

/** A content service of the test’s own, over the same border as the real one: requests in, JSON out. */
export function contentOf(answers: Record<string, () => unknown>, rules: readonly Rule[] = []) {
  const asked: string[] = [];
  const requests: Request[] = [];
  const contentFetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname } = url;
    asked.push(pathname);
    requests.push(request);
    if (pathname.includes('/vanity/')) return vanityAnswer(url, rules);
    if (pathname.includes('curated-nav')) return Response.json({ data: NAVIGATION });
    const name = pathname.split('/').at(-2) ?? '';
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (!answer) return NOTHING();
    return Response.json({ data: await answer() });
  };
  return {
    contentFetch,
    asked,
    /** The requests for pages, without those for what all pages share. */
    pageRequests: () => requests.filter(({ url }) => url.includes('/pages/')),
    sharedRequests: () => requests.filter(({ url }) => !url.includes('/pages/')),
    /** The paths whose rules were asked for. */
    rulesAsked: () =>
      requests.flatMap(({ url }) =>
        url.includes('/vanity/cnet/web') ? (new URL(url).searchParams.get('path') ?? '') : [],
      ),
    dictionariesAsked: () => asked.filter((path) => path.endsWith('/dictionary')).length,
    pagesAsked: () => asked.filter((path) => path.includes('/pages/')).length,
  };
}

export const articlePage = (slug: string, headline?: string) => ({
  components: [
    component('article', { ...story(slug, headline), body: '<p>Once <script>alert(1)</script>only.</p>' }),
    component('keepReading', list([story('other')])),
  ],
});

export function siteOf(content: ReturnType<typeof contentOf>, more: Partial<SiteDeps> = {}) {
  const cache: string[] = [];
  const routes: string[] = [];
  const changes = { heard: 0, dropped: 0 };
  let holds = () => ({ pages: 0, bytes: 0 });
  const metrics: SiteMetrics = {
    request: (route, status) => routes.push(`${route} ${status}`),
    render: () => {},
    pageCache: (outcome) => cache.push(outcome),
    pageCacheHeard: () => {
      changes.heard += 1;
    },
    pageCacheDropped: () => {
      changes.dropped += 1;
    },
    pageCacheHolds: (read) => {
      holds = read;
    },
  };
  const logger = createLogger({ level: 'silent' });
  const reporter = createErrorReporter({ logger });
  const deps: SiteDeps = {
    contentFetch: content.contentFetch,
    contentBaseUrl: 'http://content.test',
    siteUrl: 'http://localhost',
    siteKey: 'cnet',
    images: testImages,
    development: false,
    version: 'v1',
    assets: () => ({ tags: '', styles: [], entry: '' }),
    logger,
    clock: frozenClock(NOW),
    reporter,
    metrics,
    pageCacheBytes: 1_000_000,
    ...more,
  };
  const site = createSite(deps);
  const get = (path: string) => site.fetch(new Request(`http://localhost${path}`));
  return { site, deps, get, cache, routes, reporter, changes, held: () => holds() };
}
