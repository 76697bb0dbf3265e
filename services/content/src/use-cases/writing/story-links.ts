/** Links of texts may name stories, by slug or id: what is kept has the addresses of these. */
import { type AddressOfStory, maybeStoriesIn } from '@masthead/body';
import { storyDocument } from '../../kinds/kinds.ts';
import { storyIdsBySlug, storyRecordsById } from '../../repositories/stories.ts';
import type { ContentDb } from '../../schema.ts';
import { writtenDocuments } from '../../stored/columns.ts';
import { storyUrl } from '../story-url.ts';
import { pathOf } from './story-address.ts';

/** More than any text links to. Engines take only so many keys in a query. */
const MOST_LINKED = 500;

/** Where the stories are that some texts may name: those that readers see as they see them, others as they will. */
export async function addressesOfStories(db: ContentDb, texts: readonly string[]): Promise<AddressOfStory> {
  const names = [...new Set(texts.flatMap(maybeStoriesIn))].slice(0, MOST_LINKED);
  if (names.length === 0) return () => undefined;
  const manuscripts = await db
    .selectFrom('manuscripts')
    .select(['id', 'slug', 'document'])
    .where((row) => row.or([row('id', 'in', names), row('slug', 'in', names)]))
    .where('status', '!=', 'binned')
    .execute();
  // Readers may know a story by a slug that only they see, or that it had before.
  const bySlug = await storyIdsBySlug(db, names);
  const ids = [...new Set([...manuscripts.map(({ id }) => id), ...bySlug.values()])];
  const addresses = new Map((await storyRecordsById(db, ids)).map((story) => [story.id, storyUrl(story)]));
  const found = new Map<string, string | undefined>();
  for (const [slug, id] of bySlug) found.set(slug, addresses.get(id));
  for (const { id, slug, document } of manuscripts) {
    const address = addresses.get(id) ?? (await futureAddress(db, id, document));
    found.set(id, address).set(slug, address);
  }
  return (name) => found.get(name);
}

/** One that was kept in a shape of the past has none until it is saved again. */
async function futureAddress(db: ContentDb, id: string, kept: string): Promise<string | undefined> {
  const { data: document } = storyDocument.safeParse(writtenDocuments.read(kept));
  return document && pathOf(db, id, document);
}
