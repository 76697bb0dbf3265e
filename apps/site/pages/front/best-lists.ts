/** Best lists by what they recommend. */
import type { StorySummary } from '@masthead/model';
import { USD } from '@masthead/model';
import type { ListPick } from '../../components/front/list-pick.ts';
import type { PickEntry } from '../../components/front/PickIndex.tsx';
import type { ShelfStory } from '../../components/front/Shelf.tsx';
import type { SlotName } from '../../components/picture/slots.ts';
import type { View } from '../../presentation/view/view.ts';

export function shelfStory(story: StorySummary, view: View, slot?: SlotName): ShelfStory {
  const pick = story.pick && pickOf(story.pick);
  return { ...view.card(story, slot), ...(pick && { pick }) };
}

function pickOf({ label, product, score, price, checked }: NonNullable<StorySummary['pick']>): ListPick {
  return {
    product,
    ...(label && { label }),
    ...(score !== undefined && { score }),
    ...(price !== undefined && { price: { cents: price, currency: USD } }),
    ...(price !== undefined && checked !== undefined && { checkedAt: checked }),
  };
}

/** One without a pick has nothing to say in an index. */
export const pickEntries = (stories: readonly StorySummary[], view: View): PickEntry[] =>
  stories.flatMap((story) => {
    const { href, headline } = view.card(story);
    return story.pick ? [{ href, label: story.pick.label ?? headline, product: story.pick.product }] : [];
  });
