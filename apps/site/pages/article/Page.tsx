/** A story to read: its picture and its text. */

import { StoryBody } from '../../components/body/StoryBody.tsx';
import { Discussion } from '../../components/discussion/Discussion.tsx';
import { Contents } from '../../components/story/Contents.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryFrame } from '../../components/story/StoryFrame.tsx';
import type { ArticlePageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { body, contents, discussion, ...framed } }: { data: ArticlePageData }) {
  const picks = contents?.form === 'picks';
  return (
    <StoryFrame
      {...framed}
      talk={<Discussion part={discussion} />}
      contents={picks ? <Contents data={contents} /> : undefined}
    >
      <LeadFigure picture={framed.story.picture} />
      <div className={styles.text}>
        {contents && !picks && <Contents data={contents} />}
        <StoryBody body={body} />
      </div>
    </StoryFrame>
  );
}
