/** Turns a page's state into the element to render: the one choice of page and layout, the same on both sides. */
import { createElement, type ReactElement } from 'react';
import { AdsOn } from '../base/ads.ts';
import type { PageName } from '../base/page-name.ts';
import { WithAccounts } from '../base/with-accounts.ts';
import { loadElements, missingElements } from '../components/body/late-elements.ts';
import type { Navigation } from '../components/header/navigation.ts';
import { layouts } from '../layouts/registry.ts';
import type { PageContent } from './page-content.ts';
import type { PageState } from './page-state.ts';
import { pages } from './registry.ts';

async function pageElement<Name extends PageName>({ page, data }: PageContent<Name>): Promise<ReactElement> {
  const { Page } = await pages[page]();
  return createElement(Page, { data });
}

/** Loads the code of page, layout and the elements of its texts, then builds the element; rejects when a chunk cannot be loaded. */
export async function screenElement(state: PageState, navigation: Navigation | undefined): Promise<ReactElement> {
  const [page, { Layout }] = await Promise.all([
    pageElement(state.content),
    layouts[state.layout](),
    loadElements(missingElements(state.content)),
  ]);
  const accounts = !state.platform?.withoutAccounts;
  return (
    <WithAccounts value={accounts}>
      <AdsOn value={state.platform?.ads && state.path}>
        <Layout brand={state.brand} path={state.path} year={state.year} accounts={accounts} navigation={navigation}>
          {page}
        </Layout>
      </AdsOn>
    </WithAccounts>
  );
}
