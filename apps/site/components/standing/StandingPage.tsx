/** A page that stands: its name, what it is about, what it shows (`children`), and its text. */
import { Cols, Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import { StoryBody } from '../body/StoryBody.tsx';
import { TopicHead } from '../listing/TopicHead.tsx';
import styles from './StandingPage.module.css';
import type { WithText } from './standing-text.ts';

interface StandingPageProps extends WithText {
  aside?: ReactNode;
  children?: ReactNode;
}

export function StandingPage({ text, body, aside, children }: StandingPageProps) {
  return (
    <Wrap>
      <Cols aside={aside}>
        <TopicHead name={text.title} description={text.description} ancestors={[]} />
        {children && <div className={styles.shown}>{children}</div>}
        <StoryBody body={body} />
      </Cols>
    </Wrap>
  );
}
