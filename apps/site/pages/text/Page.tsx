/** A standing text, and stories that belong beside it. */
import { ButtonLink, Section, Wrap } from '@masthead/ui';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ImmersiveHead } from '../../components/standing/ImmersiveHead.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import { StoryBody } from '../../components/story/StoryBody.tsx';
import type { TextPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { text, body, opening, related } }: { data: TextPageData }) {
  return (
    <>
      {opening ? (
        <>
          <ImmersiveHead text={text} picture={opening.picture} />
          <Wrap className={styles.immersive}>
            <StoryBody body={body} />
            {opening.storyHref && (
              <p>
                <ButtonLink href={opening.storyHref}>Read the whole story</ButtonLink>
              </p>
            )}
          </Wrap>
        </>
      ) : (
        <StandingPage text={text} body={body} />
      )}
      {related && (
        <Section title={related.title} more={related.more}>
          <CardGrid stories={related.stories} byline />
        </Section>
      )}
    </>
  );
}
