/** The newest stories of a listing. */
import { newestOf } from '../repositories/listings.ts';
import type { ContentDb } from '../schema.ts';
import type { WireSummary } from '../wire/story.ts';
import { summariesById } from './summaries.ts';

export async function newestSummaries(
  db: ContentDb,
  listing: string,
  limit: number,
  except: readonly string[] = [],
): Promise<WireSummary[]> {
  const newest = (await newestOf(db, [listing], limit + except.length)).get(listing) ?? [];
  return summariesById(db, newest.filter((id) => !except.includes(id)).slice(0, limit));
}
