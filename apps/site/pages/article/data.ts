/** What an article page shows. */
import type { Instant } from '@masthead/model';
import type { Body } from '../../components/body/body-part.ts';
import type { ContentsData } from '../../components/story/Contents.tsx';
import type { FramedStory } from '../../components/story/read-story.ts';

export interface ArticlePageData extends FramedStory {
  now: Instant;
  body: Body;
  /** Of a list of choices, or of a long text. */
  contents?: ContentsData | undefined;
}
