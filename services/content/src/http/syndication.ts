/** The calls that take stories out of the site: feeds for readers and partners, maps for search engines. */
import type { Context } from 'hono';
import { feed, feedOf, feedOfShow, feedOfStory } from '../use-cases/feeds.ts';
import { pagesSitemap } from '../use-cases/pages-sitemap.ts';
import { daysIn, latestSitemap, newsSitemap, sitemap, sitemapIndex, storyAddresses } from '../use-cases/sitemaps.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';
import { namesOf, rangeOf, wholeNumberOf } from './query.ts';

const FEED = { limit: 25, most: 100 };
const MOST_ENTRIES = 1000;

const feedRange = (context: Context) => rangeOf(context, FEED.limit, FEED.most);
const mapRange = (context: Context) => rangeOf(context, MOST_ENTRIES, MOST_ENTRIES);

export function syndicationRoutes({ database: { db }, clock }: AppDeps): ContractRoutes {
  const app = contractRoutes('/api/neutron');

  app.get('/feeds/:site/:endpoint/', async (context) =>
    envelope(await feed(db, context.req.param('endpoint'), feedRange(context)), context),
  );
  app.get('/feeds/:site/topics/:slug/', async (context) =>
    envelope(await feedOf(db, 'topic', context.req.param('slug'), feedRange(context)), context),
  );
  app.get('/feeds/:site/authors/:username/', async (context) =>
    envelope(await feedOf(db, 'author', context.req.param('username'), feedRange(context)), context),
  );
  app.get('/feeds/:site/stories/:slug/', async (context) =>
    envelope(await feedOfStory(db, context.req.param('slug')), context),
  );
  app.get('/feeds/:site/:door/:show/', async (context) => {
    const { door, show } = context.req.param();
    return envelope(await feedOfShow(db, door, show, feedRange(context)), context);
  });

  app.get('/sitemaps/:site/news/web', async (context) => envelope(await newsSitemap(db, clock.now()), context));
  app.get('/sitemaps/:site/latest/web', async (context) =>
    envelope(await latestSitemap(db, mapRange(context).limit), context),
  );
  app.get('/sitemaps/:site/pages/web', async (context) => envelope(await pagesSitemap(db, mapRange(context)), context));
  app.get('/sitemaps/:site/stories/web', async (context) =>
    envelope(await storyAddresses(db, namesOf(context, 'ids')), context),
  );
  app.get('/sitemaps/:site/:slug/index/web', async (context) =>
    envelope(await sitemapIndex(db, context.req.param('slug'), context.req.query('dates') === 'true'), context),
  );
  for (const period of ['', '/year/:year', '/year/:year/month/:month', '/year/:year/month/:month/day/:day'] as const)
    app.get(`/sitemaps/:site/:slug${period}/web` as const, async (context) => {
      const { slug, year, month, day } = context.req.param() as Record<string, string>;
      const part = (text: string | undefined, name: string, least: number, most: number) =>
        text === undefined ? undefined : wholeNumberOf(text, name, { least, most });
      const map = await sitemap(db, {
        slug: slug ?? '',
        year: part(year, 'year', 1970, 9999),
        month: part(month, 'month', 1, 12),
        day: part(day, 'day', 1, daysIn(Number(year), Number(month))),
        hydrate: context.req.query('hydrate') === 'true',
        ...mapRange(context),
      });
      return envelope(map, context);
    });

  return app;
}
