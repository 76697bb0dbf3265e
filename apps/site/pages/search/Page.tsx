/** Search: the box, the ways to narrow, what was found, and the newest stories for whoever found nothing. */
import { Cols, Section, VisuallyHidden, Wrap } from '@masthead/ui';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { Facets } from '../../components/search/Facets.tsx';
import { Findings } from '../../components/search/Findings.tsx';
import { FoundThings } from '../../components/search/FoundThings.tsx';
import { SearchBox } from '../../components/search/SearchBox.tsx';
import { NothingAsked, NothingFound } from '../../components/search/SearchState.tsx';
import { isNarrowed } from '../../components/search/search-terms.ts';
import type { SearchPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { now, terms, suggestPath, landing, found, newest } }: { data: SearchPageData }) {
  const mpu = useMpu('beside the results');
  const shown = found && found.results.length > 0 ? found : undefined;
  return (
    <>
      <Wrap className={styles.top}>
        <SearchTitle query={terms.query} landing={landing} />
        <SearchBox query={terms.query} suggestPath={suggestPath} />
      </Wrap>
      <Wrap>
        <Cols
          rail={found && (shown || isNarrowed(terms)) && <Facets terms={terms} facets={found.facets} />}
          aside={
            shown && (
              <>
                {mpu}
                <HeadlineList title="Newest stories" stories={newest} />
              </>
            )
          }
        >
          {shown && <Findings terms={terms} found={shown} landingPath={landing?.path} now={now} />}
          {found && !shown && <FoundThings things={found.things} />}
          {found && !shown && <NothingFound terms={terms} />}
          {!found && <NothingAsked />}
        </Cols>
      </Wrap>
      {!shown && newest.length > 0 && (
        <Section title="Newest stories">
          <CardGrid stories={newest} byline />
        </Section>
      )}
    </>
  );
}

function SearchTitle({ query, landing }: { query: string; landing: SearchPageData['landing'] }) {
  if (landing) {
    const description = `What we have published on ${query}, the best match first.`;
    return <TopicHead name={landing.title} description={description} ancestors={[]} />;
  }
  return (
    <h1>
      <VisuallyHidden>{query ? `Search for ${query}` : 'Search'}</VisuallyHidden>
    </h1>
  );
}
