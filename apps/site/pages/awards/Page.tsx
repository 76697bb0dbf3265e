/** The awards: what it takes to be chosen, and everything that was. */
import { Section } from '@masthead/ui';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { AwardsPageData } from './data.ts';

export function Page({ data: { chosen, ...page } }: { data: AwardsPageData }) {
  return (
    <>
      <StandingPage {...page} />
      {chosen.length > 0 && (
        <Section title="Editors’ Choice">
          <CardGrid stories={chosen} byline />
        </Section>
      )}
    </>
  );
}
