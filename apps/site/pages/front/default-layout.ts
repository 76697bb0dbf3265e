/** How the front page is arranged when no editor has laid it out. */
import { type Layout, type LayoutComponent, MOST_READ } from '@masthead/model';

const place = (slug: string): LayoutComponent => ({
  id: slug,
  familyName: 'front',
  typeName: undefined,
  view: undefined,
  slug,
  hidden: false,
});

const cell = (colspan: number, ...slugs: string[]): Layout => ({
  colspan,
  label: undefined,
  components: slugs.map(place),
  children: [],
});

export const DEFAULT_LAYOUT: readonly Layout[] = [
  cell(12, 'package'),
  cell(9, 'river'),
  cell(3, MOST_READ, 'picks'),
  cell(12, 'best', 'sister'),
];

export const RIVER_ALONE: readonly Layout[] = [cell(12, 'river')];
