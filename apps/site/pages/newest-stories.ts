/** The newest stories of a listing, for pages that are about something else. A listing that is not there has none. */
import { contentListCodec } from '@masthead/model';
import { statusOf } from '@masthead/runtime';
import type { CardStory } from '../components/cards/card-story.ts';
import { cardOf } from '../server/view/card.ts';
import { type LoadContext, storyTags } from './load.ts';

interface Listing {
  /** As the content service names kinds of listings. */
  type: 'topic' | 'author' | 'door';
  id: string;
}

export interface NewestStories {
  title: string;
  stories: CardStory[];
  tags: string[];
}

const SHOWN = 4;

export async function newestStories({ content }: LoadContext, { type, id }: Listing): Promise<NewestStories> {
  try {
    const asked = { params: { type, id }, query: { limit: SHOWN } };
    const { title, items } = await content.get('listing', contentListCodec, asked);
    const stories = items.map(cardOf);
    return { title, stories, tags: [`listing:${type === 'door' ? id : `${type}:${id}`}`, ...storyTags(stories)] };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return { title: '', stories: [], tags: [] };
  }
}
