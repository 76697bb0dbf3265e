/** Answers with a composed page: header and footer unless only content is asked for, how it was made when that is asked for. */
import type { Context } from 'hono';
import type { ContentDb } from '../schema.ts';
import { composeNavigation } from '../use-cases/compose-navigation.ts';
import type { WirePage } from '../use-cases/compose-page.ts';
import type { PageRequest } from '../use-cases/pages/page-request.ts';
import { wireComponent } from '../wire/component.ts';
import { envelope } from './envelope.ts';
import { jsonText } from './json-text.ts';
import { filterOf, formOf, pageNumberOf } from './query.ts';

export async function composedPage(
  context: Context,
  db: ContentDb,
  compose: (request: PageRequest) => Promise<WirePage>,
  slug: string,
): Promise<Response> {
  const started = performance.now();
  const site = context.req.param('site') ?? '';
  const asked = { pageNumber: pageNumberOf(context), form: formOf(context), filter: filterOf(context) };
  const composed = await compose({ db, site, slug, ...asked });
  const page = { ...composed, ...(context.req.query('debug') === 'true' && { debug: debugOf(composed, started) }) };
  if (context.req.query('contentOnly') === 'true') return jsonText(context, envelope(page, context));
  const { header, footer } = await composeNavigation(db);
  const around = {
    header: [{ ...header, ...wireComponent('header', 'HEADER', header) }],
    footer: [{ ...footer, ...wireComponent('footer', 'FOOTER', footer) }],
  };
  return jsonText(context, envelope({ ...page, ...around }, context));
}

/** For those who build pages: what it is made of, and how long that took. */
const debugOf = ({ components }: WirePage, started: number) => ({
  components: components.map(({ meta }) => meta),
  composedInMs: Math.round((performance.now() - started) * 100) / 100,
});
