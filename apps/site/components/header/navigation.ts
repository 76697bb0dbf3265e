/** The curated navigation of header and footer, with ready addresses. */

import type { BrandKey } from '../../base/brands.ts';
import type { Link } from '../../base/link.ts';
import type { CardStory } from '../cards/card-story.ts';

interface LinkColumn {
  title: string;
  links: Link[];
}

export interface Navigation {
  /** The main links, by brand. */
  main: Readonly<Record<BrandKey, Link[]>>;
  mega: { big: Link[]; columns: LinkColumn[]; featured: readonly CardStory[] };
  footer: {
    statement: string;
    columns: LinkColumn[];
    /** The row below everything. */
    base: Link[];
  };
}
