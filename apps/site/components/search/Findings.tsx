/** What a search found: how much, the results of this page, and the other pages. */
import type { Instant } from '@masthead/model';
import { Pager } from '../listing/Pager.tsx';
import styles from './Findings.module.css';
import { FoundThings } from './FoundThings.tsx';
import type { ShownThing } from './found-thing.ts';
import { ResultCount } from './ResultCount.tsx';
import { ResultList } from './ResultList.tsx';
import type { Found } from './SearchResult.tsx';
import { SortOrder } from './SortOrder.tsx';
import { type SearchTerms, searchHref } from './search-terms.ts';

export interface SearchFindings {
  results: Found[];
  total: number;
  /** There are more than can be paged through. */
  isCapped: boolean;
  /** The query as it was understood, when a typo was corrected. */
  corrected?: string;
  /** No story has all words: these come nearest. */
  isRelaxed: boolean;
  /** What the query names. */
  things: ShownThing[];
  /** What products may cost, where the query says so: "up to $300". */
  price?: string;
  page: number;
  pageCount: number;
}

interface FindingsProps {
  terms: SearchTerms;
  found: SearchFindings;
  /** The address whose `page` leads through the results, where it is not the search's own. */
  landingPath: string | undefined;
  now: Instant;
}

export function Findings({ terms, found, landingPath, now }: FindingsProps) {
  const { results, page, pageCount } = found;
  const hrefOf = (to: number): string => {
    if (landingPath === undefined) return searchHref(terms, to);
    return to === 1 ? landingPath : `${landingPath}?page=${to}`;
  };
  return (
    <>
      <div className={styles.top}>
        <ResultCount query={terms.query} found={found} />
        <SortOrder terms={terms} isLanding={landingPath !== undefined} />
      </div>
      <FoundThings things={found.things} />
      <ResultList results={results} now={now} />
      <Pager river={{ page, pageCount, baseHref: hrefOf(1) }} hrefOf={hrefOf} />
    </>
  );
}
