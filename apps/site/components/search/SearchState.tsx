/** In place of results: nothing was asked for yet, or nothing was found. */
import { ButtonLink, Hed } from '@masthead/ui';
import styles from './SearchState.module.css';
import { isNarrowed, type SearchTerms, searchHref } from './search-terms.ts';

export function NothingAsked() {
  return (
    <div className={styles.state}>
      <Hed as="h2" size="3">
        Ask for a thing, a maker or a question
      </Hed>
      <p>Everything we have published is in here: news, reviews, galleries, videos and live coverage.</p>
    </div>
  );
}

export function NothingFound({ terms }: { terms: SearchTerms }) {
  const { query } = terms;
  return (
    <div className={styles.state}>
      <Hed as="h2" size="3">
        Nothing for “{query}”
      </Hed>
      {isNarrowed(terms) ? (
        <>
          <p>Not with these filters. Without them there may be something.</p>
          <ButtonLink kind="line" href={searchHref({ query })}>
            Search without filters
          </ButtonLink>
        </>
      ) : (
        <p>Look at the spelling, or use fewer and plainer words. One word is often enough.</p>
      )}
    </div>
  );
}
