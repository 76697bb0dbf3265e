/** What a search found, the best first. */
import type { Instant } from '@masthead/model';
import styles from './ResultList.module.css';
import { type Found, SearchResult } from './SearchResult.tsx';

export function ResultList({ results, now }: { results: Found[]; now: Instant }) {
  return (
    <ol>
      {results.map((result) => (
        <li className={styles.item} key={result.story.id}>
          <SearchResult {...result} now={now} />
        </li>
      ))}
    </ol>
  );
}
