/** What a page shows, asked for as a browser does that follows a link. */

import type { PageName } from '../../apps/site/base/page-name.ts';
import type { PageContent } from '../../apps/site/pages/page-content.ts';
import type { NavigationAnswer } from '../../apps/site/pages/page-state.ts';

type Of<Name extends PageName> = Extract<PageContent, { page: Name }>;

const isPage = <Name extends PageName>(content: PageContent, name: Name): content is Of<Name> => content.page === name;

type Get = (path: string) => Promise<Response>;

export async function pageData<Name extends PageName>(get: Get, path: string, name: Name): Promise<Of<Name>['data']> {
  const response = await get(`/_data${path}`);
  const answer: NavigationAnswer = await response.json();
  const content = answer.kind === 'page' ? answer.page.content : undefined;
  if (!content || !isPage(content, name))
    throw new Error(`${path} is no ${name}: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`);
  return dataIn<Of<Name>>(content);
}

const dataIn = <Content extends PageContent>(content: Content): Content['data'] => content.data;

/** Where an address leads for good; throws when it leads nowhere. */
export async function movedTo(get: Get, path: string): Promise<string | null> {
  const { status, headers } = await get(path);
  if (status !== 301) throw new Error(`${path} is not moved, but ${status}`);
  return headers.get('location');
}
