/** What the benchmark takes out of the site to measure it alone; built by Vite like the site itself (see build-parts.ts). */
import { createElement, type ReactElement } from 'react';
import { still } from '../apps/site/base/watched.ts';
import type { Navigation } from '../apps/site/components/header/navigation.ts';
import type { ProgressPhase } from '../apps/site/components/progress/ProgressBar.tsx';
import { App } from '../apps/site/pages/App.tsx';
import type { PageState } from '../apps/site/pages/page-state.ts';
import { screenElement } from '../apps/site/pages/screen.tsx';

export { jsonForScript } from '@masthead/web';
export { renderToString } from 'react-dom/server';
export { articleHead } from '../apps/site/pages/article/head.ts';
export { preparedPageCodec } from '../apps/site/pages/article/prepared-page.ts';
export { withoutStaticText } from '../apps/site/pages/static-text.ts';
export { renderHead } from '../apps/site/presentation/head/head.ts';
export { structuredDataTag } from '../apps/site/presentation/structured-data/graph.ts';
export { createMatcher } from '../apps/site/routes/match.ts';
export { renderDocument } from '../apps/site/server/document/document.ts';
export { PageDocument } from '../apps/site/server/document/page-document.ts';
export { runPipeline } from '../apps/site/server/pipeline/run.ts';
export { renderPage } from '../apps/site/server/render-page.ts';
export { firstContext } from '../apps/site/server/route-request.ts';

/** The tree that the site renders for a page, root and all. */
export async function pageTree(state: PageState, navigation: Navigation | undefined): Promise<ReactElement> {
  const screen = still(await screenElement(state, navigation));
  return createElement(App, { screen, phase: still<ProgressPhase>('idle'), announcement: still('') });
}
