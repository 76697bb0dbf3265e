/** A story to read: its picture and its text. */
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryBody } from '../../components/story/StoryBody.tsx';
import { StoryFrame } from '../../components/story/StoryFrame.tsx';
import type { ArticlePageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { story, bodyHtml, keepReading, more } }: { data: ArticlePageData }) {
  return (
    <StoryFrame story={story} keepReading={keepReading} more={more}>
      <LeadFigure picture={story.picture} />
      <div className={styles.text}>
        <StoryBody storyId={story.id} html={bodyHtml} />
      </div>
    </StoryFrame>
  );
}
