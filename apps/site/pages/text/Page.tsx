/** A standing text, and stories that belong beside it. */
import { Section } from '@masthead/ui';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { TextPageData } from './data.ts';
import { ImmersiveText } from './ImmersiveText.tsx';

export function Page({ data: { text, body, opening, related } }: { data: TextPageData }) {
  return (
    <>
      {opening ? <ImmersiveText text={text} body={body} opening={opening} /> : <StandingPage text={text} body={body} />}
      {related && (
        <Section title={related.title} more={related.more}>
          <CardGrid stories={related.stories} byline />
        </Section>
      )}
    </>
  );
}
