/** The steps of an uncached article one by one, each fed with what the step before it gives. */
import { articlePageCodec, errorEnvelope, sanitiseBody } from '@masthead/model';
import { experiments } from '@masthead/rules';
import { createLogger, frozenClock } from '@masthead/runtime';
import { type Newsroom, ORIGIN, SITE_KEY } from './demo-site.ts';
import { type CapturedPage, documentOf } from './page-capture.ts';
import type { Work } from './rounds.ts';
import type * as SiteParts from './site-parts.ts';

interface SplitInput {
  newsroom: Newsroom;
  parts: typeof SiteParts;
  page: CapturedPage;
  path: string;
  slug: string;
}

export async function splitWorks({ newsroom, parts, page, path, slug }: SplitInput): Promise<Record<string, Work>> {
  const ask = async (): Promise<string> => {
    const address = `http://content.internal/api/neutron/composer/${SITE_KEY}/pages/article/${slug}/web?contentOnly=true`;
    return (await newsroom.content.fetch(new Request(address))).text();
  };
  const wire = await ask();
  const { data } = JSON.parse(wire);
  const { body } = articlePageCodec.parse(data).components.article;
  const split = documentOf(page, parts);
  return {
    'content service': ask,
    'JSON.parse': () => JSON.parse(wire),
    'zod parse': () => [errorEnvelope.safeParse({ data }), articlePageCodec.safeParse(data)],
    sanitise: () => sanitiseBody(body),
    'match and pipeline': pipelineWork(parts, path),
    'tree and renderToString': async () => {
      await parts.pageTree(page.state, page.hydration.navigation);
      return page.render();
    },
    document: () => new parts.PageDocument(documentOf(page, parts)),
    'gzip (on top)': () => new parts.PageDocument(split).encode('bench', true),
  };
}

function pipelineWork({ createMatcher, firstContext, runPipeline }: typeof SiteParts, path: string): Work {
  const match = createMatcher();
  const tools = {
    clock: frozenClock(Date.now()),
    logger: createLogger({ level: 'error' }),
    // An address without a rule, as most are.
    vanity: { resolve: async () => ({ does: 'nothing' }) as const },
    defaultMaxAge: 300,
    flags: { current: () => ({}) },
    experiments,
    random: Math.random,
  };
  return () => {
    const request = new Request(`${ORIGIN}${path}`);
    const url = new URL(request.url);
    const found = match(url.pathname);
    if (!found) throw new Error(`${path} matches no route`);
    return runPipeline(firstContext(url, request.headers, found, 'benchmark'), tools);
  };
}
