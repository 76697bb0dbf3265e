/** Where one says what one is looking for. A form that works without a script. */
import { Icon, IconButton, VisuallyHidden } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import styles from './SearchBox.module.css';
import { LONGEST_QUERY } from './search-terms.ts';

const FIELD = 'search-query';

export function SearchBox({ query }: { query: string }) {
  return (
    <search>
      {/* Another search is another form: its field begins with that query. */}
      <form key={query} className={styles.box} action={pathTo('search', {})} method="get">
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <label htmlFor={FIELD}>
          <VisuallyHidden>Search our stories</VisuallyHidden>
        </label>
        <input
          className={styles.field}
          id={FIELD}
          type="search"
          name="query"
          defaultValue={query}
          placeholder="What are you looking for?"
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <IconButton className={styles.send} type="submit" icon="arrow" label="Search" />
      </form>
    </search>
  );
}
