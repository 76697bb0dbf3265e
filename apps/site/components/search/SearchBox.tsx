/** Where one says what one is looking for. A form that works without a script; with one, it suggests what that may be. */
import { Icon, IconButton, VisuallyHidden } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { useRef } from 'react';
import { IN_FIELD } from './active-option.ts';
import styles from './SearchBox.module.css';
import { LIST, optionId, Suggestions } from './Suggestions.tsx';
import { LONGEST_QUERY } from './search-terms.ts';
import { useSuggestions } from './use-suggestions.ts';

const FIELD = 'search-query';

interface SearchBoxProps {
  query: string;
  /** Where suggestions are asked for. */
  suggestPath: string;
}

export function SearchBox({ query, suggestPath }: SearchBoxProps) {
  const activeLink = useRef<HTMLAnchorElement>(null);
  const { alive, suggestions, active, close, onKeyDown, typed } = useSuggestions(suggestPath, () =>
    activeLink.current?.click(),
  );
  const combobox = alive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': suggestions.length > 0,
    'aria-controls': LIST,
    'aria-activedescendant': active === IN_FIELD ? undefined : optionId(active),
  };
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
          {...combobox}
          className={styles.field}
          id={FIELD}
          type="text"
          name="query"
          defaultValue={query}
          // Whoever has not asked yet came to ask.
          // biome-ignore lint/a11y/noAutofocus: the field is what the page is for
          autoFocus={query === ''}
          data-first-focus={query === '' || undefined}
          placeholder="What are you looking for?"
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => typed(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <IconButton className={styles.send} type="submit" icon="arrow" label="Search" />
        <Suggestions suggestions={suggestions} active={active} activeLink={activeLink} />
      </form>
    </search>
  );
}
