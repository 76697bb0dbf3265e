/** The story that readers of a missing address may have been looking for. */
import { storyRecordsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { searchStories } from '../search/index.ts';
import { storyUrl, whereabouts } from '../use-cases/story-url.ts';

const MOST_WORDS = 8;
/** Search finds what is about it; of that, what is spelt most like it is meant. */
const CANDIDATES = 20;
/** Below that two slugs have a word in common at best. */
const LEAST_LIKE = 0.25;
const LAST_SEGMENT = /([^/]+?)(?:\.html?)?\/?$/;
/** Numbers of pages and of entries in earlier systems tell nothing. */
const WORD = /[a-z]/i;

export interface Nearest {
  url: string;
  headline: string;
}

/** By its slug, present or former, under whatever section; else by the words of the address. */
export async function nearestStory(db: ContentDb, path: string, now: number): Promise<Nearest | null> {
  const slug = LAST_SEGMENT.exec(path)?.[1]?.toLowerCase() ?? '';
  const key = { type: 'content_story', slug };
  const same = (await whereabouts(db, [key]))(key);
  if (same) return { url: same.url, headline: await headlineOf(db, same.slug) };
  const words = slug.split(/[^a-z0-9]+/).filter((word) => WORD.test(word));
  if (words.length === 0) return null;
  const query = words.slice(0, MOST_WORDS).join(' ');
  const { items } = await searchStories(db, { query, offset: 0, limit: CANDIDATES, now });
  const stories = await storyRecordsById(
    db,
    items.map(({ id }) => id),
  );
  const [nearest] = stories
    .map((story) => ({ story, likeness: likeness(slug, story.slug) }))
    .filter((each) => each.likeness >= LEAST_LIKE)
    .sort((a, b) => b.likeness - a.likeness);
  return nearest ? { url: storyUrl(nearest.story), headline: nearest.story.headline } : null;
}

/** How many groups of three letters two slugs share, from 0 to 1 (the Dice coefficient). */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [trigrams(one), trigrams(other)];
  const shared = [...mine].filter((each) => theirs.has(each)).length;
  return (2 * shared) / (mine.size + theirs.size);
}

const trigrams = (slug: string): Set<string> =>
  new Set(Array.from({ length: slug.length }, (_, index) => ` ${slug} `.slice(index, index + 3)));

const headlineOf = async (db: ContentDb, slug: string): Promise<string> =>
  (await db.selectFrom('stories').select('headline').where('slug', '=', slug).executeTakeFirst())?.headline ?? slug;
