/** A video's captions as a file. */
import { webVtt } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { videoDetailOf } from '../kinds/video/wire.ts';
import type { ContentDb } from '../schema.ts';
import { publishedStory } from './pages/story-page.ts';

export async function captionsOf(db: ContentDb, slug: string): Promise<string> {
  const video = videoDetailOf(await publishedStory(db, slug));
  if (!video || video.captions.length === 0) throw notFound();
  return webVtt(video.captions);
}
