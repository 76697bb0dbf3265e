/** The page that a form stands on: loaded as for any reader, and sent back with what became of the form. */
import { notFound } from '@masthead/runtime';
import type { PageContent } from '../../pages/page-content.ts';
import type { PageState } from '../../pages/page-state.ts';
import type { Head } from '../../presentation/head/head.ts';
import type { Matcher } from '../../routes/match.ts';
import { type Asked, requestIdOf } from '../answer.ts';
import { isElsewhere } from '../cache/kept-pages.ts';
import type { PageDocument } from '../document/page-document.ts';
import { ERROR_HEADERS } from '../error-page.ts';
import type { PageSource } from '../page-source.ts';
import { isEnd, type PipelineTools } from '../pipeline/context.ts';
import { runPipeline } from '../pipeline/run.ts';
import type { HtmlResponder } from '../respond.ts';
import { firstContext } from '../route-request.ts';

export interface FormPageDeps {
  pages: PageSource;
  render(page: { state: PageState; head: Head }): Promise<PageDocument>;
  html: HtmlResponder;
  match: Matcher;
  tools: PipelineTools;
}

export interface LoadedPage {
  state: PageState;
  head: Head;
}

interface Reply {
  status: number;
  content: PageContent;
  headers?: Readonly<Record<string, string>>;
}

export function createFormPage({ pages, render, html, match, tools }: FormPageDeps, path: string) {
  return {
    async load({ request, url }: Asked): Promise<LoadedPage> {
      const found = match(path);
      if (!found) throw notFound();
      const context = await runPipeline(firstContext(url, request.headers, found, requestIdOf(request)), tools);
      if (isEnd(context)) throw notFound();
      const made = await pages.state(context);
      if (isElsewhere(made)) throw notFound();
      return made;
    },

    /** The answer to a form is for whoever sent it, and for nobody to find. */
    async reply(
      { request }: Asked,
      { state, head }: LoadedPage,
      { status, content, headers }: Reply,
    ): Promise<Response> {
      const document = await render({ state: { ...state, content }, head: { ...head, robots: 'noindex' } });
      return html.respond(request, { document, headers: { ...ERROR_HEADERS, ...headers } }, status);
    },
  };
}
