/** What speaks for a product and against it, point by point. */
import type { ItemList, ListItem } from 'schema-dts';

const listOf = (points: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: points.map((name, index): ListItem => ({ '@type': 'ListItem', position: index + 1, name })),
});

export const notesOf = (good: readonly string[], bad: readonly string[]) => ({
  ...(good.length > 0 && { positiveNotes: listOf(good) }),
  ...(bad.length > 0 && { negativeNotes: listOf(bad) }),
});
