/** Takes a page apart into what the site rendered it from, and proves it by rendering the same HTML again. */
import type { HydrationState, NavigationAnswer } from '../apps/site/pages/page-state.ts';
import type { Site } from '../server/site-source.ts';
import { read } from './demo-site.ts';
import type * as SiteParts from './site-parts.ts';

const PAGE_STATE = /<script type="application\/json" id="page-state">(.*?)<\/script>/s;

export interface CapturedPage {
  document: string;
  html: string;
  hydration: HydrationState;
  state: HydrationState['page'];
  /** React alone, to the string that stands in the document. */
  render(): string;
}

export async function capturePage(site: Site, path: string, parts: typeof SiteParts): Promise<CapturedPage> {
  const document = await read(site, path);
  const answer: NavigationAnswer = JSON.parse(await read(site, `/_data${path}`));
  if (answer.kind !== 'page') throw new Error(`${path} is elsewhere`);
  const hydration: HydrationState = JSON.parse(PAGE_STATE.exec(document)?.[1] ?? '');
  const tree = await parts.pageTree(answer.page, hydration.navigation);
  const render = (): string => parts.renderToString(tree);
  const html = render();
  if (!document.includes(`<div id="root">${html}</div>`))
    throw new Error(`What React renders for ${path} is not what the site sends`);
  return { document, html, hydration, state: answer.page, render };
}
