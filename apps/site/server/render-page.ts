/** Renders a page's state into a finished document: React to a string, into the HTML around it. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadEveryElement } from '../components/body/late-elements.ts';
import type { Navigation } from '../components/header/navigation.ts';
import type { ProgressPhase } from '../components/progress/ProgressBar.tsx';
import type { KeptChrome } from '../layouts/layout-props.ts';
import { App } from '../pages/App.tsx';
import { type PageState, withoutStaticText } from '../pages/page-state.ts';
import { screenElement } from '../pages/screen.tsx';
import { mapStaticText } from '../pages/static-text.ts';
import type { Head } from '../presentation/head/head.ts';
import { structuredDataTag } from '../presentation/structured-data/graph.ts';
import { keptChrome } from './chrome.ts';
import { renderDocument } from './document/document.ts';
import { PageDocument } from './document/page-document.ts';
import { SharedMarkup } from './document/shared-markup.ts';
import type { SiteDeps } from './site-deps.ts';

export interface RenderInput {
  state: PageState;
  head: Head;
  routeName: string;
  navigation: Navigation | undefined;
}

type RenderDeps = Pick<SiteDeps, 'assets' | 'images' | 'siteUrl' | 'version' | 'metrics' | 'logger' | 'scripts'>;

export async function renderPage(input: RenderInput, deps: RenderDeps): Promise<PageDocument> {
  const { state, head, routeName, navigation } = input;
  const shared = new SharedMarkup();
  await loadEveryElement();
  const screen = await screenElement(
    markText(state, shared),
    navigation,
    navigation && markChrome(state, navigation, shared),
  );
  const started = performance.now();
  const html = renderToString(
    createElement(App, { screen: still(screen), phase: still<ProgressPhase>('idle'), announcement: still('') }),
  );
  deps.metrics.render(state.content.page, (performance.now() - started) / 1000);
  return new PageDocument(
    renderDocument({
      head,
      structuredData: structuredDataOf(head, state, deps),
      siteUrl: deps.siteUrl,
      images: deps.images,
      routeName,
      state: { page: withoutStaticText(state), navigation, scripts: deps.scripts, version: deps.version },
      root: shared.assemble(html),
      assets: deps.assets(state.content.page, state.layout),
    }),
  );
}

function structuredDataOf(head: Head, { brand, path }: PageState, { siteUrl, images, logger }: RenderDeps): string {
  const pageUrl = siteUrl + (head.canonicalPath ?? path);
  return structuredDataTag(head.structuredData, { siteUrl, brand, pageUrl, images }, logger);
}

function markChrome({ brand, path, year }: PageState, navigation: Navigation, shared: SharedMarkup): KeptChrome {
  const { header, footer } = keptChrome({ brand, path, year, navigation });
  return { header: shared.mark(header), footer: shared.mark(footer) };
}

const markText = (state: PageState, shared: SharedMarkup): PageState => ({
  ...state,
  content: mapStaticText(state.content, (html) => shared.mark(html)),
});

/** On the server nothing changes while a page is rendered. */
const still = <Value>(value: Value) => ({ get: () => value, subscribe: () => () => {} });
