/** Renders a page's state into a finished document: React to a string, into the HTML around it. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Keeper } from '../base/Kept.tsx';
import { still } from '../base/watched.ts';
import { loadEveryElement } from '../components/body/late-elements.ts';
import type { Navigation } from '../components/header/navigation.ts';
import type { ProgressPhase } from '../components/progress/ProgressBar.tsx';
import { App } from '../pages/App.tsx';
import type { PageState } from '../pages/page-state.ts';
import { screenElement } from '../pages/screen.tsx';
import type { Head } from '../presentation/head/head.ts';
import { structuredDataTag } from '../presentation/structured-data/graph.ts';
import { renderDocument } from './document/document.ts';
import { KeptMarkup } from './document/kept-markup.ts';
import { PageDocument } from './document/page-document.ts';
import type { SiteDeps } from './site-deps.ts';

export interface RenderInput {
  state: PageState;
  head: Head;
  routeName: string;
  navigation: Navigation | undefined;
}

type RenderDeps = Pick<
  SiteDeps,
  'assets' | 'images' | 'siteUrl' | 'version' | 'metrics' | 'logger' | 'scripts' | 'adapters' | 'errorSample'
>;

export async function renderPage(input: RenderInput, deps: RenderDeps): Promise<PageDocument> {
  const { state, head, routeName, navigation } = input;
  const { scripts, adapters, version, errorSample } = deps;
  await loadEveryElement();
  const screen = still(await screenElement(state, navigation));
  const kept = new KeptMarkup();
  const started = performance.now();
  const app = createElement(App, { screen, phase: still<ProgressPhase>('idle'), announcement: still('') });
  const html = renderToString(createElement(Keeper, { value: kept.keep }, app));
  deps.metrics.render(state.content.page, (performance.now() - started) / 1000);
  return new PageDocument(
    renderDocument({
      head,
      structuredData: structuredDataOf(head, state, deps),
      siteUrl: deps.siteUrl,
      images: deps.images,
      routeName,
      state: { page: state, navigation, scripts, adapters, version, errorSample },
      root: kept.assemble(html),
      assets: deps.assets(state.content.page, state.layout),
    }),
  );
}

function structuredDataOf(head: Head, { brand, path }: PageState, { siteUrl, images, logger }: RenderDeps): string {
  const pageUrl = siteUrl + (head.canonicalPath ?? path);
  return structuredDataTag(head.structuredData, { siteUrl, brand, pageUrl, images }, logger);
}
