/** All choices of the story's list, each with its place in the text. */
import { z } from 'zod';
import type { PickListData } from '../../components/body/pick-list/data.ts';
import { element } from './element.ts';

export const pickList = element(z.object({}), (_, { choices = [], headings = [] }): PickListData | undefined => {
  const items = choices.flatMap(({ rank, title, award }): PickListData['items'] => {
    if (rank === undefined || !title) return [];
    const place = headings.find(({ item }) => item === rank);
    return [{ rank, title, ...(award && { award }), ...(place && { href: `#${place.id}` }) }];
  });
  return items.length > 0 ? { items } : undefined;
});
