/** The content service's HTTP side: paths in, use cases called, envelopes out. */
import type { Envelope, WireError } from '@masthead/model';
import { badRequest, type ErrorReporter, notFound, statusOf } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import type { ContentDb } from '../schema.ts';
import { composeNavigation } from '../use-cases/compose-navigation.ts';
import { composePage } from '../use-cases/compose-page.ts';
import { MovedStory } from '../use-cases/moved-story.ts';

export interface AppDeps {
  db: ContentDb;
  siteKey: string;
  reporter: ErrorReporter;
}

const BASE = '/api/neutron';
const EDITION = 'us';

export function createApp({ db, siteKey, reporter }: AppDeps): Hono {
  const app = new Hono();

  app.get(`${BASE}/composer/:site/pages/:type/:slug/:experience`, async (context) => {
    const { site, type, slug, experience } = context.req.param();
    guardSite(site, siteKey, experience);
    // PostgreSQL has no text with this character: it can not even be asked for.
    if (slug.includes('\0')) throw notFound();
    const page = await composePage(db, type, slug, pageNumberOf(context));
    if (context.req.query('contentOnly') === 'true') return context.json(envelope(page, context));
    const navigation = await composeNavigation(db);
    return context.json(envelope({ ...page, header: [navigation.header], footer: [navigation.footer] }, context));
  });

  app.get(`${BASE}/components/:site/editorial_quote/curated-nav-redesign/:experience`, async (context) => {
    const { site, experience } = context.req.param();
    guardSite(site, siteKey, experience);
    return context.json(envelope(await composeNavigation(db), context));
  });

  app.notFound((context) => context.json({ errors: [{ code: 404, message: 'Not Found' }] }, 404));

  app.onError((error, context) => {
    const status = statusOf(error);
    const failure = toWireError(error, status);
    if (failure.code >= 500) reporter.report(error, { status, path: new URL(context.req.url).pathname });
    return new Response(JSON.stringify({ errors: [failure] }), {
      status: failure.code === 301 ? 404 : failure.code,
      headers: { 'content-type': 'application/json' },
    });
  });

  return app;
}

function guardSite(site: string, siteKey: string, experience: string): void {
  if (site !== siteKey) throw notFound(`There is no site ${site}`);
  if (experience !== 'web') throw notFound(`There is no experience ${experience}`);
}

function pageNumberOf(context: Context): number {
  const text = context.req.query('pageNumber') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(text)) throw badRequest('pageNumber takes a whole number from 1 to 999999');
  return Number(text);
}

function envelope<Data>(data: Data, context: Context): Envelope<Data> {
  const { pathname, search } = new URL(context.req.url);
  return { data, links: { self: `${pathname}${search}` }, meta: {} };
}

function toWireError(error: unknown, status: number): WireError {
  if (error instanceof MovedStory)
    return {
      code: 301,
      message: error.message,
      context: { availableOn: [{ edition: EDITION, slug: error.slug }] },
    };
  const exposed = status < 500 && error instanceof Error;
  return { code: status, message: exposed ? error.message : 'The content service failed' };
}
