/** A video's captions as a file. */
import { notFound } from '@masthead/runtime';
import type { ContentDb } from '../schema.ts';
import { webVtt } from '../wire/video.ts';
import { publishedStory } from './pages/story-page.ts';
import type { StoryDetail } from './writing/story-row.ts';

export async function captionsOf(db: ContentDb, slug: string): Promise<string> {
  const detail: StoryDetail = JSON.parse((await publishedStory(db, slug)).detail);
  if (detail.typeName !== 'content_video' || detail.captions.length === 0) throw notFound();
  return webVtt(detail.captions);
}
