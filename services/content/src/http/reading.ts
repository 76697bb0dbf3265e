/** The calls that pages are made of. */
import type { AnswerWire, ItemsWire, SeamlessWire } from '@masthead/model';
import { Hono } from 'hono';
import { authorVoices } from '../use-cases/authors.ts';
import { captionsOf } from '../use-cases/captions.ts';
import { composeNavigation } from '../use-cases/compose-navigation.ts';
import { composePage } from '../use-cases/compose-page.ts';
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
import { composedPage } from './composed-page.ts';
import { componentEnvelope, embeddedNotFound, envelope, unlessMissing } from './envelope.ts';
import { formOf, namesOf, rangeOf, wholeNumber, wholeNumberOf } from './query.ts';

export function readingRoutes({ database, clock }: AppDeps): Hono {
  const { db } = database;
  const app = new Hono();

  app.get('/composer/:site/pages/:type/:slug/web', (context) => {
    const { type, slug } = context.req.param();
    return composedPage(context, db, (request) => composePage(type, request), slug);
  });

  app.get('/components/:site/editorial_quote/curated-nav-redesign/web', async (context) =>
    context.json(componentEnvelope(await composeNavigation(db), context, 'navigation', 'ContentList')),
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
    const said = componentEnvelope(
      data satisfies AnswerWire<'listing'>,
      context,
      meta.componentName,
      meta.componentType,
    );
    return context.json({ ...said, links: { ...said.links, ...links } });
  });

  app.get('/articles/:site/:slug/web', async (context) => {
    const { site, slug } = context.req.param();
    const article = await articleOf({ db, site, slug, pageNumber: 1 }).catch(unlessMissing);
    return context.json(article ? envelope(article, context) : embeddedNotFound);
  });

  app.get('/products/:site/web', async (context) =>
    context.json(envelope(await productsById(db, namesOf(context, 'uuids')), context)),
  );

  app.get('/authors/:site/voices/data/web', async (context) =>
    context.json(envelope(await authorVoices(db, namesOf(context, 'ids')), context)),
  );

  app.get('/stories/:site/summaries/web', async (context) => {
    const stories = await summariesById(db, namesOf(context, 'ids'));
    const list = wireWholeList('Stories', 'summaries', stories) satisfies AnswerWire<'summaries'>;
    return context.json(envelope(list, context));
  });

  app.get('/awards/:site/editors-choice/web', async (context) => {
    const limit = wholeNumber(context, 'limit', { least: 1, most: 100, otherwise: 16 });
    const chosen = (await editorsChoice(db, limit)) satisfies AnswerWire<'editorsChoice'>;
    return context.json(envelope(chosen, context));
  });

  app.get('/deals/:site/web', async (context) => {
    const limit = wholeNumber(context, 'limit', { least: 1, most: 24, otherwise: 12 });
    const deals = wireWholeList('Deals', DEALS, await newestDeals(db, limit)) satisfies AnswerWire<'deals'>;
    return context.json(envelope(deals, context));
  });

  app.get('/url-generator/:site/:contentType/:slug', async (context) => {
    const { contentType, slug } = context.req.param();
    const found = { url: await urlOf(db, contentType, slug) } satisfies AnswerWire<'urlGenerator'>;
    return context.json(envelope(found, context));
  });

  app.get('/livearticles/:site/items/:contentId/:start/web', async (context) => {
    const { items, lastEvent, more } = await liveSince(
      db,
      context.req.param('contentId'),
      startOf(context.req.param()),
    );
    return context.json({ ...envelope(items satisfies ItemsWire<'liveItems'>, context), meta: { lastEvent, more } });
  });

  app.get('/livearticles/:site/channel/:contentId/:start/web', async (context) => {
    const { channel, ...since } = await liveSince(db, context.req.param('contentId'), startOf(context.req.param()));
    const known = { ...channel, ...since } satisfies AnswerWire<'liveChannel'>;
    return context.json(envelope(known, context));
  });

  app.get('/videos/:site/captions/webvtt/:file{.+\\.vtt}', async (context) => {
    const vtt = await captionsOf(db, context.req.param('file').replace(/\.vtt$/, ''));
    return context.body(vtt, 200, { 'content-type': 'text/vtt; charset=utf-8' });
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
    list.items satisfies SeamlessWire;
    return context.json(componentEnvelope(list, context, 'seamless', 'Seamless'));
  });

  app.post('/uds/:site/user/token', async (context) =>
    context.json(envelope(await userToken(database, clock.now()), context), 200, { 'cache-control': 'no-store' }),
  );

  app.get('/shortcodes/:site/commerce/:id/web', async (context) => {
    const { edition = 'us', contentType = 'content_article' } = context.req.query();
    return context.json(envelope(await commerceData(db, context.req.param('id'), edition, contentType), context));
  });

  app.get('/vanity/:site/dictionary', async (context) => {
    const dictionary = (await vanityDictionary(db, clock.now())) satisfies AnswerWire<'vanityDictionary'>;
    return context.json(envelope(dictionary, context));
  });
  app.get('/vanity/:site/web', async (context) => {
    const { path, contentType, slug, edition = 'us' } = context.req.query();
    const rule = (await vanityRule(db, { path, contentType, slug, edition })) satisfies AnswerWire<'vanity'>;
    return context.json(envelope(rule, context));
  });

  return app;
}

const LAST_EVENT = 2_147_483_647;
const startOf = ({ start }: { start: string }): number => wholeNumberOf(start, 'start', { least: 0, most: LAST_EVENT });
