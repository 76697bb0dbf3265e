/** What the search page shows: what was asked for, what was found, and how to narrow it. */
import type { Instant } from '@masthead/model';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { SearchFacets } from '../../components/search/Facets.tsx';
import type { SearchFindings } from '../../components/search/Findings.tsx';
import type { SearchTerms } from '../../components/search/search-terms.ts';

export interface SearchPageData {
  now: Instant;
  terms: SearchTerms;
  /** Where a browser asks for suggestions. */
  suggestPath: string;
  /** A landing page asks for what its address says, introduces itself, and pages through under its own address. */
  landing?: { title: string; path: string };
  /** Absent while nothing is asked for. */
  found?: SearchFindings & {
    facets: SearchFacets;
  };
  newest: readonly CardStory[];
}
