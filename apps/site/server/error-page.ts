/** One page for every status. It leans on as little as possible, and has a last resort for when it fails itself. */
import { HttpError, statusOf } from '@masthead/runtime';
import { escapeHtml } from '@masthead/web';
import { brands, DEFAULT_BRAND } from '../base/brands.ts';
import { errorTexts, isMissing } from '../base/i18n/error-texts.ts';
import type { CardStory } from '../components/cards/card-story.ts';
import type { ErrorPageData } from '../pages/error/data.ts';
import type { PageState } from '../pages/page-state.ts';
import type { Head } from '../presentation/head/head.ts';
import { PageDocument } from './document/page-document.ts';
import type { NavigationSource } from './navigation-source.ts';
import { renderPage } from './render-page.ts';
import type { SiteDeps } from './site-deps.ts';

export interface ErrorPage {
  state: PageState;
  head: Head;
}

export function errorPage(error: unknown, path: string, suggestions: readonly CardStory[], deps: SiteDeps): ErrorPage {
  const status = statusOf(error);
  const data: ErrorPageData = {
    status,
    homeHref: brands[DEFAULT_BRAND].homeHref,
    suggestions,
    ...(deps.development && { details: detailsOf(error) }),
  };
  const { pageTitle, text } = errorTexts(status);
  return {
    state: {
      content: { page: 'error', data },
      layout: 'error',
      brand: DEFAULT_BRAND,
      path,
      year: new Date(deps.clock.now()).getUTCFullYear(),
    },
    head: { title: pageTitle, description: text, type: 'website', robots: 'noindex' },
  };
}

const detailsOf = (error: unknown): { message: string; stack?: string } => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && error.stack && { stack: error.stack }),
});

export const ERROR_HEADERS = { 'cache-control': 'private, no-cache' } as const;

/** The error page as a document; should that fail too, a page that depends on nothing. */
export async function errorDocument(
  error: unknown,
  path: string,
  deps: SiteDeps,
  navigation: NavigationSource,
): Promise<PageDocument> {
  try {
    const links = await navigation.get().catch(() => undefined);
    const suggestions = isMissing(statusOf(error)) && links ? await navigation.suggestions() : [];
    const { state, head } = errorPage(error, path, suggestions, deps);
    return await renderPage({ state, head, routeName: 'error', navigation: links }, deps);
  } catch (failure) {
    deps.reporter.report(failure);
    return lastResort(failure, deps.development);
  }
}

function lastResort(failure: unknown, development: boolean): PageDocument {
  const details = development ? `<pre>${escapeHtml(detailsOf(failure).stack ?? detailsOf(failure).message)}</pre>` : '';
  return new PageDocument({
    beforeNonce: '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    afterNonce: [
      `"></script><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong</title></head><body><main><h1>An error occurred while showing the error page</h1><p>The page failed, and so did the page that should have explained it. It has been noted. Status ${failure instanceof HttpError ? failure.statusCode : 500}.</p>${details}<p><a href="/">Go back to home</a></p></main></body></html>`,
    ],
  });
}
