/** The order of results: the best match first, or the newest. A landing page has the one of its address. */
import { ChoiceChips } from '../links/ChoiceChips.tsx';
import styles from './SortOrder.module.css';
import { type SearchTerms, searchHref } from './search-terms.ts';

export function SortOrder({ terms, isLanding }: { terms: SearchTerms; isLanding: boolean }) {
  if (isLanding) return null;
  const { sort, ...best } = terms;
  const choices = [
    { label: 'Best match', href: searchHref(best), chosen: sort === undefined },
    { label: 'Newest', href: searchHref({ ...best, sort: 'newest' }), chosen: sort === 'newest' },
  ];
  return (
    <nav aria-label="Order of results">
      <ChoiceChips choices={choices} className={styles.choices} />
    </nav>
  );
}
