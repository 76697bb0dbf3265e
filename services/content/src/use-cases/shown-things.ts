/** What a story shows besides its words, and what can change without it: pictures and products. */
import { storyDetails } from '../kinds/details.ts';
import { definitionOf, productSlugsOf, type StoryDetail } from '../kinds/kinds.ts';
import type { ShownThing } from '../repositories/shown-things.ts';
import type { StoryRow } from '../schema.ts';
import { storyCards } from '../stored/columns.ts';

/** The pictures that a story's card may show. */
export function cardPictures({ picture_id, card }: Pick<StoryRow, 'picture_id' | 'card'>): (string | null)[] {
  const { promo } = storyCards.read(card);
  return [picture_id, promo.picture];
}

/** The first pictures of a gallery that a text leads to. */
export function sheetPictures({ card }: Pick<StoryRow, 'card'>): string[] {
  const { sheet = [] } = storyCards.read(card);
  return sheet;
}

/** The pictures within a story: those of its kind and of its texts. */
export const picturesIn = (detail: StoryDetail): string[] => [
  ...definitionOf(detail).pictures(detail),
  ...detail.references.pictures,
];

export const productsIn = (detail: StoryDetail): string[] => [
  ...new Set([...productSlugsOf(detail), ...detail.references.products]),
];

export function thingsShownBy(story: Pick<StoryRow, 'picture_id' | 'card' | 'detail'>): ShownThing[] {
  const detail = storyDetails.read(story.detail);
  const pictures = [...cardPictures(story), detail.seo.ogPicture, ...picturesIn(detail)].filter((id) => id !== null);
  return [
    ...[...new Set(pictures)].map((key) => ({ kind: 'picture', key }) as const),
    ...productsIn(detail).map((key) => ({ kind: 'product', key }) as const),
  ];
}
