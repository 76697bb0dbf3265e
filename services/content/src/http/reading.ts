/** The calls that pages are made of. */
import { authorVoices } from '../use-cases/authors.ts';
import { composeNavigation } from '../use-cases/compose-navigation.ts';
import { DEALS, newestDeals } from '../use-cases/deals.ts';
import { doorHref, doorKey, doorOf, formedDoor } from '../use-cases/doors.ts';
import { editorsChoice } from '../use-cases/editors-choice.ts';
import { LISTING_PAGE_SIZE, listComponent } from '../use-cases/listing-component.ts';
import { liveSince } from '../use-cases/live-coverage.ts';
import { articleOf } from '../use-cases/pages/stories.ts';
import { commerceData, productsById } from '../use-cases/products.ts';
import { seamless } from '../use-cases/seamless.ts';
import { urlOf } from '../use-cases/story-url.ts';
import { summariesById } from '../use-cases/summaries.ts';
import { userToken } from '../use-cases/user-token.ts';
import { vanityDictionary, vanityRule } from '../use-cases/vanity.ts';
import { wireWholeList } from '../wire/component.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { componentEnvelope, embeddedNotFound, envelope, unlessMissing } from './envelope.ts';
import { formOf, namesOf, rangeOf, wholeNumber, wholeNumberOf } from './query.ts';

export function readingRoutes({ database, clock }: AppDeps): ContractRoutes {
  const { db } = database;
  const app = contractRoutes('/api/neutron');

  app.get('/components/:site/editorial_quote/curated-nav-redesign/web', async (context) =>
    componentEnvelope(await composeNavigation(db), context, 'navigation', 'ContentList'),
  );

  app.get('/components/:site/listing/:type/:id/web', async (context) => {
    const { site, type, id } = context.req.param();
    const key = context.req.query('searchBy') === 'id' ? await doorKey(db, type, id) : id;
    const form = formOf(context);
    const { title, listing, description } = formedDoor(await doorOf(db, type, key), form);
    const component = await listComponent(db, {
      name: context.req.query('componentName') ?? 'listing',
      title,
      listing,
      ...(description && { description }),
      ...rangeOf(context, LISTING_PAGE_SIZE, 100),
      except: namesOf(context, 'except'),
      href: doorHref(site, type, key, form),
    });
    const { data, meta, links = {} } = component;
    const said = componentEnvelope(data, context, meta.componentName, meta.componentType);
    return { ...said, links: { ...said.links, ...links } };
  });

  app.get('/articles/:site/:slug/web', async (context) => {
    const { site, slug } = context.req.param();
    const article = await articleOf({ db, site, slug, pageNumber: 1 }).catch(unlessMissing);
    return article ? envelope(article, context) : embeddedNotFound;
  });

  app.get('/products/:site/web', async (context) =>
    envelope(await productsById(db, namesOf(context, 'uuids')), context),
  );

  app.get('/authors/:site/voices/data/web', async (context) =>
    envelope(await authorVoices(db, namesOf(context, 'ids')), context),
  );

  app.get('/stories/:site/summaries/web', async (context) => {
    const stories = await summariesById(db, namesOf(context, 'ids'));
    return envelope(wireWholeList('Stories', 'summaries', stories), context);
  });

  app.get('/awards/:site/editors-choice/web', async (context) => {
    const limit = wholeNumber(context, 'limit', { least: 1, most: 100, otherwise: 16 });
    return envelope(await editorsChoice(db, limit), context);
  });

  app.get('/deals/:site/web', async (context) => {
    const limit = wholeNumber(context, 'limit', { least: 1, most: 24, otherwise: 12 });
    return envelope(wireWholeList('Deals', DEALS, await newestDeals(db, limit)), context);
  });

  app.get('/url-generator/:site/:contentType/:slug', async (context) => {
    const { contentType, slug } = context.req.param();
    return envelope({ url: await urlOf(db, contentType, slug) }, context);
  });

  app.get('/livearticles/:site/items/:contentId/:start/web', async (context) => {
    const { items, lastEvent, more } = await liveSince(
      db,
      context.req.param('contentId'),
      startOf(context.req.param()),
    );
    return { ...envelope(items, context), meta: { lastEvent, more } };
  });

  app.get('/livearticles/:site/channel/:contentId/:start/web', async (context) => {
    const { channel, ...since } = await liveSince(db, context.req.param('contentId'), startOf(context.req.param()));
    return envelope({ ...channel, ...since }, context);
  });

  app.get('/seamless/:site/:slug/web', async (context) => {
    const { contentId, recommendationContentType, collectionId } = context.req.query();
    const list = await seamless(db, {
      slug: context.req.param('slug'),
      contentId,
      typeName: recommendationContentType,
      collection: collectionId,
      limit: wholeNumber(context, 'limit', { least: 1, most: 20, otherwise: 3 }),
    });
    return componentEnvelope(list, context, 'seamless', 'Seamless');
  });

  app.post('/uds/:site/user/token', async (context) => {
    context.header('cache-control', 'no-store');
    return envelope(await userToken(database, clock.now()), context);
  });

  app.get('/shortcodes/:site/commerce/:id/web', async (context) => {
    const { edition = 'us', contentType = 'content_article' } = context.req.query();
    return envelope(await commerceData(db, context.req.param('id'), edition, contentType), context);
  });

  app.get('/vanity/:site/dictionary', async (context) => envelope(await vanityDictionary(db, clock.now()), context));
  app.get('/vanity/:site/web', async (context) => {
    const { path, contentType, slug, edition = 'us' } = context.req.query();
    return envelope(await vanityRule(db, { path, contentType, slug, edition }), context);
  });

  return app;
}

const LAST_EVENT = 2_147_483_647;
const startOf = ({ start }: { start: string }): number => wholeNumberOf(start, 'start', { least: 0, most: LAST_EVENT });
