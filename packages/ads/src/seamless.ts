/** How a page came to stand below another one, as it is told to advertising. */

export interface SeamlessItem {
  readonly source: 'algorithm' | 'curated';
}

/** The first page of a visit was chosen by nobody. */
export function seamlessIndicator(item: SeamlessItem | undefined): 0 | 1 | 2 {
  if (!item) return 0;
  return item.source === 'algorithm' ? 1 : 2;
}
