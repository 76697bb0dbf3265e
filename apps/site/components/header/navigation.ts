/** The curated navigation of header and footer, with ready addresses. */

import type { Link } from '../../base/link.ts';
import type { CardStory } from '../cards/card-story.ts';

interface LinkColumn {
  title: string;
  links: Link[];
}

export interface Navigation {
  main: Link[];
  mega: { big: Link[]; columns: LinkColumn[]; featured: readonly CardStory[] };
  footer: {
    statement: string;
    columns: LinkColumn[];
    /** The row below everything. */
    base: Link[];
  };
}
