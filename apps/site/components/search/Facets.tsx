/** The ways to narrow a search: by kind of story, and by what the results are about. */
import { Facet } from './Facet.tsx';
import styles from './Facets.module.css';
import { type SearchTerms, searchHref } from './search-terms.ts';
import { STORY_KINDS, storyKinds } from './story-kinds.ts';

interface FacetsProps {
  terms: SearchTerms;
  topics: { slug: string; name: string }[];
}

export function Facets({ terms: { query, type, topic }, topics }: FacetsProps) {
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
  return (
    <div className={styles.facets}>
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
  );
}
