/** A story to read: head, byline, picture, text, what to read next. */
import { Cols, Section, Wrap } from '@masthead/ui';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { AuthorBio } from '../../components/story/AuthorBio.tsx';
import { BylineRail } from '../../components/story/BylineRail.tsx';
import { Correction } from '../../components/story/Correction.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryBody } from '../../components/story/StoryBody.tsx';
import { StoryHead } from '../../components/story/StoryHead.tsx';
import { Topics } from '../../components/story/Topics.tsx';
import type { ArticlePageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { story, bodyHtml, keepReading, more } }: { data: ArticlePageData }) {
  return (
    <>
      <article className={styles.story}>
        <Wrap>
          <Cols>
            <StoryHead story={story} />
          </Cols>
          <div className={styles.columns}>
            <Cols
              rail={<BylineRail story={story} />}
              aside={keepReading.length > 0 && <HeadlineList title="Keep reading" stories={keepReading} />}
            >
              <LeadFigure picture={story.picture} />
              <div className={styles.text}>
                <StoryBody storyId={story.id} html={bodyHtml} />
              </div>
              <Topics topics={story.topics} />
              <Correction text={story.correction} />
              {story.authors.map((author) => (
                <AuthorBio key={author.name} author={author} />
              ))}
            </Cols>
          </div>
        </Wrap>
      </article>
      {more && more.stories.length > 0 && (
        <Section title={`More in ${more.title}`} more={more.link}>
          <CardGrid stories={more.stories} byline />
        </Section>
      )}
    </>
  );
}
