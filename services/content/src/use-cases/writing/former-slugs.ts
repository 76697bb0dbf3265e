/** The slugs that a story had before. They lead to it, until it gives one back: then any story can have it. */

import { HttpError } from '@masthead/runtime';
import { requireRight } from '../../audit/rights.ts';
import { manuscriptById } from '../../repositories/manuscripts.ts';
import type { ContentDb } from '../../schema.ts';
import { noteChange } from '../../store.ts';
import { refreshArrangements } from './refresh-arrangements.ts';
import { noManuscript } from './refusals.ts';
import type { Desk } from './save.ts';

export async function formerSlugsOf(db: ContentDb, id: string): Promise<string[]> {
  const current = await manuscriptById(db, id);
  if (!current) throw noManuscript(id);
  const rows = await db
    .selectFrom('former_slugs')
    .select('slug')
    .where('manuscript_id', '=', id)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug).filter((slug) => slug !== current.slug);
}

/** From now on the slug leads nowhere. Gives those that are left. */
export const giveSlugBack = ({ database }: Desk, id: string, slug: string): Promise<string[]> =>
  database.write(async (db) => {
    requireRight(db, 'publish');
    const former = await formerSlugsOf(db, id);
    if (!former.includes(slug)) throw new HttpError(404, `The story did not have the slug ${slug} before`);
    await db.deleteFrom('former_slugs').where('slug', '=', slug).execute();
    noteChange(db, [`slug:${slug}`, ...(await refreshArrangements(db, id, slug))]);
    return former.filter((each) => each !== slug);
  });
