/** The newest stories of a listing, for pages that are about something else. A listing that is not there has none. */
import type { StorySummary } from '@masthead/model';
import { statusOf } from '@masthead/runtime';
import { type LoadContext, storyTags } from './load.ts';

interface Listing {
  /** As the content service names kinds of listings. */
  type: 'topic' | 'author' | 'door';
  id: string;
}

export interface NewestStories {
  title: string;
  stories: StorySummary[];
  tags: string[];
}

const SHOWN = 4;

export async function newestStories(
  { content }: LoadContext,
  { type, id }: Listing,
  limit = SHOWN,
): Promise<NewestStories> {
  try {
    const asked = { params: { type, id }, query: { limit } };
    const { title, items } = await content.get('listing', asked);
    const tags = [`listing:${type === 'door' ? id : `${type}:${id}`}`, ...storyTags(items)];
    return { title, stories: items, tags };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return { title: '', stories: [], tags: [] };
  }
}
