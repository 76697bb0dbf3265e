/** In place of results: nothing was asked for yet, or nothing was found. */
import { ButtonLink } from '@masthead/ui';
import { EmptyState } from '../listing/EmptyState.tsx';
import { isNarrowed, type SearchTerms, searchHref } from './search-terms.ts';

export const NothingAsked = () => (
  <EmptyState as="h2" title="Ask for a thing, a maker or a question">
    <p>Everything we have published is in here: news, reviews, galleries, videos and live coverage.</p>
  </EmptyState>
);

export function NothingFound({ terms }: { terms: SearchTerms }) {
  const { query } = terms;
  return (
    <EmptyState as="h2" title={`Nothing for “${query}”`}>
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
    </EmptyState>
  );
}
