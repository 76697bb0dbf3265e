/** The ways to narrow a search, by kind of story and by what the results are about: in the rail, on smaller screens in a sheet. */
import { Hed, IconButton } from '@masthead/ui';
import { useCallback, useRef } from 'react';
import { useCloseOnNavigation } from '../header/navigated.ts';
import { Facet } from './Facet.tsx';
import styles from './Facets.module.css';
import { type SearchTerms, searchHref } from './search-terms.ts';
import { STORY_KINDS, storyKinds } from './story-kinds.ts';

interface FacetsProps {
  terms: SearchTerms;
  topics: { slug: string; name: string }[];
}

/** A native popover: it opens without a script, and Escape closes it. */
const SHEET = 'search-filters';

export function Facets({ terms: { query, type, topic }, topics }: FacetsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useCallback(() => sheet.current?.hidePopover?.(), []);
  useCloseOnNavigation(close);
  const about = topic === undefined ? {} : { topic };
  const kind = type === undefined ? {} : { type };
  const types = storyKinds.map((each) => ({
    label: STORY_KINDS[each].label,
    href: searchHref({ query, type: each, ...about }),
    chosen: each === type,
  }));
  const named = topics.map(({ slug, name }) => ({
    label: name,
    href: searchHref({ query, topic: slug, ...kind }),
    chosen: slug === topic,
  }));
  const chosen = [...types, ...named].filter((choice) => choice.chosen).map(({ label }) => label);
  return (
    <>
      <button className={styles.open} type="button" popoverTarget={SHEET}>
        {['Filters', ...chosen].join(', ').replace(', ', ': ')}
      </button>
      <div className={styles.sheet} id={SHEET} popover="auto" ref={sheet}>
        <div className={styles.top}>
          <Hed as="p" size="3">
            Filters
          </Hed>
          <IconButton icon="close" label="Close filters" popoverTarget={SHEET} popoverTargetAction="hide" />
        </div>
        <Facet
          title="Type"
          choices={[{ label: 'Everything', href: searchHref({ query, ...about }), chosen: !type }, ...types]}
        />
        {named.length > 0 && (
          <Facet
            title="Topic"
            choices={[{ label: 'Any topic', href: searchHref({ query, ...kind }), chosen: !topic }, ...named]}
          />
        )}
      </div>
    </>
  );
}
