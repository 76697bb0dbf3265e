/** A search field where something else was looked for: a plain form, without suggestions. */
import { Icon, IconButton, VisuallyHidden } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import styles from './SearchBox.module.css';
import { LONGEST_QUERY } from './search-terms.ts';

export function SearchInstead() {
  return (
    <search>
      <form className={styles.box} action={pathTo('search', {})} method="get">
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <label>
          <VisuallyHidden>Search our stories</VisuallyHidden>
          <input
            className={styles.field}
            type="text"
            name="query"
            placeholder="Search instead"
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <IconButton className={styles.send} type="submit" icon="arrow" label="Search" />
      </form>
    </search>
  );
}
