/** What loading a page means: ask the content service, and say what to show, its head, and the names it depends on. */
import type { Instant } from '@masthead/model';
import type { Params } from '@masthead/urls';
import type { ContentClient } from '../server/content-client.ts';
import type { Head } from '../server/document/head.ts';
import type { PageContent, PageName } from './registry.ts';

export interface LoadContext {
  content: ContentClient;
  siteKey: string;
  url: URL;
  params: Params;
  now: Instant;
}

export interface Loaded<Name extends PageName> {
  content: PageContent<Name>;
  head: Head;
  /** Names of what the page shows; a publish event naming one of them drops the page from the cache. */
  tags: readonly string[];
}

/** The page lives elsewhere on this site. */
export interface Elsewhere {
  redirect: string;
}

export type Load<Name extends PageName> = (context: LoadContext) => Promise<Loaded<Name> | Elsewhere>;

/** The composer's address of a page. */
export const composerPath = ({ siteKey }: LoadContext, type: string, slug: string): string =>
  `/api/neutron/composer/${siteKey}/pages/${type}/${encodeURIComponent(slug)}/web`;

export const storyTags = (...groups: readonly { id: string }[][]): string[] =>
  groups.flat().map((story) => `story:${story.id}`);
