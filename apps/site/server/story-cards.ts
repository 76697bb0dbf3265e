/** Stories by id as lists of the newsroom show them: it can neither write their addresses nor sign those of their pictures. */
import type { AudienceStory } from '@masthead/tracking';
import type { ContentClient } from '../content-api/client.ts';
import type { View } from '../presentation/view/view.ts';

/** By id; what readers cannot see is missing. */
export type StoryCards = (ids: readonly string[]) => Promise<Record<string, AudienceStory>>;

export function createStoryCards({ content, view }: { content: ContentClient; view: View }): StoryCards {
  return async (ids) => {
    if (ids.length === 0) return {};
    const { items } = await content.get('summaries', { query: { ids: ids.join(',') } });
    return Object.fromEntries(
      view
        .cards(items, 'menu')
        .map(({ id, headline, href, voice, picture }) => [
          id,
          { headline, href, judges: voice === 'judge', ...(picture && { picture: picture.src }) },
        ]),
    );
  };
}
