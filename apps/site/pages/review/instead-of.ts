/** What may be bought instead of what a review judges: other reviews, each with its score and what its product costs. */
import { type ContentList, formatMoney, type StorySummary, USD } from '@masthead/model';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { View } from '../../presentation/view/view.ts';
import type { ReviewPageData } from './data.ts';

export function insteadOf(list: ContentList | undefined, view: View): ReviewPageData['beside'] {
  const stories = (list?.items ?? []).map((story) => priced(story, view));
  return stories.length > 0 ? { title: 'Also consider', stories } : undefined;
}

function priced(story: StorySummary, view: View): CardStory {
  const card = view.card(story, 'menu');
  const { price: cents, checked } = story.pick ?? {};
  if (cents === undefined || card.fact?.kind !== 'score') return card;
  return {
    ...card,
    fact: {
      ...card.fact,
      price: formatMoney({ cents, currency: USD }),
      ...(checked !== undefined && { checkedAt: checked }),
    },
  };
}
