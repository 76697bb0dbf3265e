/** How the page shows an entry of live coverage, for whoever is no part of the site: its markup, and the stylesheets for it. */
import type { Clock } from '@masthead/runtime';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadEveryElement } from '../components/body/late-elements.ts';
import { isEntry } from '../components/live/channel/arriving.ts';
import { Entry } from '../components/live/Entry.tsx';
import { pages } from '../pages/registry.ts';
import type { SiteDeps } from './site-deps.ts';

interface EntryMarkup {
  html: string;
  /** Their addresses, in their order. */
  styles: readonly string[];
}

/** Of an item with what is shown of it, as `liveEntries` gives it; undefined of any other. */
export type MarkUpEntry = (item: unknown) => Promise<EntryMarkup | undefined>;

export const createMarkUpEntry =
  ({ assets, clock }: Pick<SiteDeps, 'assets'> & { clock: Clock }): MarkUpEntry =>
  async (item) => {
    const entry = typeof item === 'object' && item && 'shown' in item ? item.shown : undefined;
    if (!isEntry(entry)) return undefined;
    // In development the styles of a page are known when its code is there.
    await Promise.all([loadEveryElement(), pages.live()]);
    const html = renderToString(createElement(Entry, { entry, now: clock.now() }));
    return { html, styles: assets('live', 'default').styles };
  };
