/** The page about the sale and sharing of information: the choice comes before the words about it. */
import { Section } from '@masthead/ui';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { CookieChoices } from '../../components/standing/CookieChoices.tsx';
import { PrivacyChoice } from '../../components/standing/PrivacyChoice.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { PrivacyPageData } from './data.ts';

export function Page({ data: { text, body, privacy, asked, related } }: { data: PrivacyPageData }) {
  return (
    <>
      <StandingPage text={text} body={body}>
        <PrivacyChoice privacy={privacy} asked={asked} />
        <CookieChoices {...privacy} />
      </StandingPage>
      {related && (
        <Section title="More on privacy" more={related.more}>
          <CardGrid stories={related.stories} byline />
        </Section>
      )}
    </>
  );
}
