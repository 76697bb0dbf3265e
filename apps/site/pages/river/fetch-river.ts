/** A page of a listing, asked for as a navigation would. */

import type { RiverPage } from '../../components/cards/card-story.ts';
import { fetchPage } from '../fetch-page.ts';
import { readHydrationState } from '../hydration-state.ts';

/** Undefined when the site has been built anew since: then the browser goes there, for its code as well. */
export async function fetchRiver(url: URL, signal: AbortSignal): Promise<RiverPage | undefined> {
  const answer = await fetchPage(url, signal);
  if (answer.version !== readHydrationState().version) {
    location.assign(url);
    return undefined;
  }
  const data = answer.kind === 'page' ? answer.page.content.data : undefined;
  if (!data || !('river' in data) || !data.river) throw new Error(`There is no river at ${url.pathname}`);
  return data.river;
}
