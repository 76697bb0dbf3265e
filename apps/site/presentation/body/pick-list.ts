/** All choices of the story's list, each with its place in the text. */
import type { PickListData } from '../../components/body/pick-list/data.ts';
import type { Show } from './element.ts';
import { pickOf } from './pick.ts';

export const pickList: Show<'cnetlisticle_mini'> = (_, told) => {
  const { choices = [], headings = [] } = told;
  const items = choices.flatMap((choice): PickListData['items'] => {
    const { rank, title, award } = choice;
    if (rank === undefined || !title) return [];
    const { score, offers } = pickOf(choice, rank, told);
    const { price, checkedAt } = offers[0] ?? {};
    const place = headings.find(({ item }) => item === rank);
    return [
      {
        rank,
        title,
        ...(award && { award }),
        ...(score !== undefined && { score }),
        ...(price && { price }),
        ...(checkedAt !== undefined && { checkedAt }),
        ...(place && { href: `#${place.id}` }),
      },
    ];
  });
  return items.length > 0 ? { items } : undefined;
};
