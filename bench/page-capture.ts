/** Takes a page apart into what the site rendered it from, and proves it by rendering the same HTML again. */
import { testImages } from '@masthead/image-url/testing';
import type { HydrationState, NavigationAnswer } from '../apps/site/pages/page-state.ts';
import type { Site } from '../server/site-source.ts';
import { ORIGIN, read } from './demo-site.ts';
import type * as SiteParts from './site-parts.ts';

const PAGE_STATE = /<script type="application\/json" id="page-state">(.*?)<\/script>/s;
/** What React rendered: the first pictures, which the document asks for in its head, and the root. */
const FIRST_PICTURES = /<link rel="preload" as="image"[^>]*>/g;
const ROOT = /<div id="root">.*<\/div>(?=<script type="application\/json" id="page-state">)/s;

export interface CapturedPage {
  document: string;
  html: string;
  hydration: HydrationState;
  state: HydrationState['page'];
  /** React alone, to the string that the document is made from. */
  render(): string;
}

export async function capturePage(site: Site, path: string, parts: typeof SiteParts): Promise<CapturedPage> {
  const document = await read(site, path);
  const answer: NavigationAnswer = JSON.parse(await read(site, `/_data${path}`));
  if (answer.kind !== 'page') throw new Error(`${path} is elsewhere`);
  const hydration: HydrationState = JSON.parse(PAGE_STATE.exec(document)?.[1] ?? '');
  const tree = await parts.pageTree(answer.page, hydration.navigation);
  const render = (): string => parts.renderToString(tree);
  const page = { document, html: render(), hydration, state: answer.page, render };
  const again = documentOf(page, parts).afterNonce.map(String).join('');
  if (renderedIn(document) !== renderedIn(again))
    throw new Error(`What React renders for ${path} is not what the site sends`);
  return page;
}

function renderedIn(document: string): string {
  const root = ROOT.exec(document)?.[0];
  if (!root) throw new Error('A document has no root');
  return [...(document.match(FIRST_PICTURES) ?? []), root].join('\n');
}

/** The document around what React rendered, with as short a head as there can be. */
export function documentOf({ hydration, state, html }: CapturedPage, parts: typeof SiteParts) {
  return parts.renderDocument({
    head: { title: 'Bench', description: 'Bench', type: 'article', canonicalPath: state.path },
    siteUrl: ORIGIN,
    images: testImages,
    routeName: 'article___en',
    state: { ...hydration, page: parts.withoutStaticText(state) },
    root: [html],
    assets: { tags: '', styles: [], entry: '' },
  });
}
