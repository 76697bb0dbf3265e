/** Every page by name. Each is a chunk of its own, loaded when a route asks for it. */
import type { ComponentType } from 'react';
import type { ArticlePageData } from './article/data.ts';
import type { ErrorPageData } from './error/data.ts';
import type { FrontPageData } from './front/data.ts';
import { lazily } from './lazily.ts';
import type { TopicPageData } from './topic/data.ts';

/** What each page is given. */
interface PageDataByName {
  front: FrontPageData;
  topic: TopicPageData;
  article: ArticlePageData;
  error: ErrorPageData;
}

export type PageName = keyof PageDataByName;

/** The error page is shown, never asked for. */
export type LoadablePage = Exclude<PageName, 'error'>;

/** A page's name together with its data, so that the two can not be mixed up. */
export type PageContent<Name extends PageName = PageName> = {
  [Each in Name]: { page: Each; data: PageDataByName[Each] };
}[Name];

type PageComponent<Name extends PageName> = ComponentType<{ data: PageDataByName[Name] }>;

type PageModules = { [Name in PageName]: () => Promise<{ Page: PageComponent<Name> }> };

export const pages: PageModules = {
  front: lazily(() => import('./front/Page.tsx')),
  topic: lazily(() => import('./topic/Page.tsx')),
  article: lazily(() => import('./article/Page.tsx')),
  error: lazily(() => import('./error/Page.tsx')),
};
