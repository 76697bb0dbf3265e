/** A story that is not where it is asked for: it has another slug by now, or was withdrawn, or never was. */
import { HttpError, notFound } from '@masthead/runtime';
import { isWithdrawn, presentSlug } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';

/** A story asked for by a slug it once had. */
export class MovedStory extends Error {
  override readonly name = 'MovedStory';
  readonly slug: string;

  constructor(slug: string) {
    super(`The story is now at ${slug}`);
    this.slug = slug;
  }
}

/** Search engines forget at once what is gone, and come back for what is only missing. */
const withdrawn = (): HttpError => new HttpError(410, 'The story was withdrawn');

/** Why there is no story of a slug. */
export async function noStory(db: ContentDb, slug: string): Promise<Error> {
  const now = await presentSlug(db, slug);
  if (now !== undefined) return new MovedStory(now);
  return (await isWithdrawn(db, slug)) ? withdrawn() : notFound();
}
