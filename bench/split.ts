/** The steps of an uncached article one by one, each fed with what the step before it gives. */
import { testImages } from '@masthead/image-url/testing';
import { articlePageCodec, errorEnvelope } from '@masthead/model';
import { experiments } from '@masthead/rules';
import { createLogger, frozenClock } from '@masthead/runtime';
import { createMetrics } from '../server/metrics.ts';
import type { Site } from '../server/site-source.ts';
import { drain, type Newsroom, ORIGIN, SITE_KEY } from './demo-site.ts';
import { type CapturedPage, documentOf } from './page-capture.ts';
import type { Work } from './rounds.ts';
import type * as SiteParts from './site-parts.ts';

const logger = createLogger({ level: 'error' });
const metrics = createMetrics();

interface SplitInput {
  newsroom: Newsroom;
  site: Site;
  parts: typeof SiteParts;
  page: CapturedPage;
  path: string;
  slug: string;
}

/** Steps that only a page of a story that changed takes, before those of every page that is made. */
export async function firstViewWorks({ newsroom, parts, page, slug }: SplitInput): Promise<Record<string, Work>> {
  const ask = async (): Promise<string> => {
    const address = `http://content.internal/api/neutron/composer/${SITE_KEY}/pages/article/${slug}/web?contentOnly=true`;
    return (await newsroom.content.ask(new Request(address))).text();
  };
  const wire = await ask();
  const { data } = JSON.parse(wire);
  const { article } = parts.preparedPageCodec.parse(data);
  const { brand, path } = page.state;
  const facts = { siteUrl: ORIGIN, brand, pageUrl: ORIGIN + path, images: testImages };
  return {
    'content service': ask,
    'JSON.parse': () => JSON.parse(wire),
    'parse (of the next)': () => [errorEnvelope.safeParse({ data }), articlePageCodec.safeParse(data)],
    'parse, with its texts': () => parts.preparedPageCodec.safeParse(data),
    'structured data': () => parts.structuredDataTag(parts.articleHead(article).structuredData, facts, logger),
  };
}

/** Steps of every page that is made. The first four make up the whole of it; those after them are parts of these. */
export const pageWorks = ({ site, parts, page, path, ...rest }: SplitInput): Record<string, Work> => {
  const bytes = Buffer.from(page.document);
  const { hydration, state } = page;
  const sent = parts.withoutStaticText(state);
  const split = documentOf(page, parts);
  const { navigation } = hydration;
  return {
    'match, pipeline, load, view': () => drain(site, `/_data${path}`),
    'tree, render, document': () => renderAlone(parts, page),
    'Request and Response': () => answerAlone(path, bytes),
    'match and pipeline (of the first)': pipelineWork(parts, path),
    'its data as JSON (of both)': () => parts.jsonForScript(sent),
    'head (of the second)': headWork({ site, parts, page, path, ...rest }),
    'encoding (of the second)': () => new parts.PageDocument(split),
    'the whole tree and renderToString': async () => {
      await parts.pageTree(state, navigation);
      return page.render();
    },
    'gzip (on top)': () => new parts.PageDocument(split).encode('bench', 'gzip'),
  };
};

/** As the site renders it, header, footer and texts rendered before, with as short a head as there can be. */
const renderAlone = (parts: typeof SiteParts, { hydration: { navigation, version }, state }: CapturedPage) =>
  parts.renderPage(
    {
      state,
      head: { title: 'Bench', description: 'Bench', type: 'article', canonicalPath: state.path },
      routeName: 'article___en',
      navigation,
    },
    {
      siteUrl: ORIGIN,
      images: testImages,
      version,
      logger,
      metrics,
      assets: () => ({ tags: '', entry: '', styles: [] }),
      scripts: undefined,
    },
  );

const headWork = ({ parts, page: { state } }: SplitInput): Work => {
  const { brand, path } = state;
  const head = { title: 'Bench', description: 'Bench', type: 'article', canonicalPath: path } as const;
  return () => parts.renderHead(head, { siteUrl: ORIGIN, brand, images: testImages });
};

/** What the two objects of the platform cost around any answer of this size. */
async function answerAlone(path: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
  new Request(`${ORIGIN}${path}`);
  await new Response(bytes, { headers: { 'content-type': 'text/html; charset=utf-8' } }).arrayBuffer();
}

function pipelineWork({ createMatcher, firstContext, runPipeline }: typeof SiteParts, path: string): Work {
  const match = createMatcher();
  const tools = {
    clock: frozenClock(Date.now()),
    logger,
    // An address without a rule, as most are.
    vanity: { resolve: async () => ({ does: 'nothing' }) as const },
    defaultMaxAge: 300,
    flags: { current: () => ({}) },
    experiments,
    random: Math.random,
    userOf: async () => null,
  };
  return () => {
    const request = new Request(`${ORIGIN}${path}`);
    const url = new URL(request.url);
    const found = match(url.pathname);
    if (!found) throw new Error(`${path} matches no route`);
    return runPipeline(firstContext(url, request.headers, found, 'benchmark'), tools);
  };
}
