/** The ways to narrow a search, by kind of story, by what the results are about and by when they appeared: in the rail, on smaller screens in a sheet. */
import { STORY_KINDS, type StoryPlural, storyKinds } from '@masthead/model';
import { Hed, IconButton } from '@masthead/ui';
import { useCallback, useRef } from 'react';
import { useCloseOnNavigation } from '../header/navigated.ts';
import type { Choice } from '../links/ChoiceChips.tsx';
import { Facet } from './Facet.tsx';
import styles from './Facets.module.css';
import { SEARCH_PERIODS, type SearchTerms, searchHref, searchPeriods } from './search-terms.ts';

interface FacetCount {
  total: number;
  /** There are more. */
  isCapped: boolean;
}

export interface SearchFacets {
  /** What the results are about, the chosen topic first. */
  topics: ({ slug: string; name: string } & Partial<FacetCount>)[];
  /** How much there is of each kind, where that is known. */
  kinds?: Partial<Record<StoryPlural, FacetCount>>;
}

interface FacetsProps {
  terms: SearchTerms;
  facets: SearchFacets;
}

/** A native popover: it opens without a script, and Escape closes it. */
const SHEET = 'search-filters';

const countOf = ({ total, isCapped }: Partial<FacetCount> = {}): string | undefined =>
  total === undefined ? undefined : `${total}${isCapped ? '+' : ''}`;

/** Kinds that nothing was found of are no choice, unless they are the one that was made. */
const typeChoices = (terms: SearchTerms, { kinds }: SearchFacets): Choice[] =>
  STORY_KINDS.map((kind) => storyKinds[kind])
    .filter(({ plural }) => plural === terms.type || kinds?.[plural]?.total !== 0)
    .map(({ plural, label }) => ({
      label,
      href: searchHref({ ...terms, type: plural }),
      chosen: plural === terms.type,
      count: countOf(kinds?.[plural]),
    }));

const topicChoices = (terms: SearchTerms, { topics }: SearchFacets): Choice[] =>
  topics.map(({ slug, name, ...count }) => ({
    label: name,
    href: searchHref({ ...terms, topic: slug }),
    chosen: slug === terms.topic,
    count: countOf(count),
  }));

const periodChoices = (terms: SearchTerms): Choice[] =>
  searchPeriods.map((when) => ({
    label: SEARCH_PERIODS[when].label,
    href: searchHref({ ...terms, when }),
    chosen: when === terms.when,
  }));

export function Facets({ terms, facets }: FacetsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useCallback(() => sheet.current?.hidePopover?.(), []);
  useCloseOnNavigation(close);
  const { type: _type, ...anyType } = terms;
  const { topic: _topic, ...anyTopic } = terms;
  const { when: _when, ...anyTime } = terms;
  const types = typeChoices(terms, facets);
  const named = topicChoices(terms, facets);
  const periods = periodChoices(terms);
  const chosen = [...types, ...named, ...periods].filter((choice) => choice.chosen).map(({ label }) => label);
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
          choices={[{ label: 'Everything', href: searchHref(anyType), chosen: !terms.type }, ...types]}
        />
        {named.length > 0 && (
          <Facet
            title="Topic"
            choices={[{ label: 'Any topic', href: searchHref(anyTopic), chosen: !terms.topic }, ...named]}
          />
        )}
        <Facet
          title="When"
          choices={[{ label: 'Any time', href: searchHref(anyTime), chosen: !terms.when }, ...periods]}
        />
      </div>
    </>
  );
}
