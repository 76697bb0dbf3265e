/** Readers of the log who must hear each change once in the whole house, whichever of its processes does the hearing. */
import type { ContentStore } from '../store.ts';
import { type Change, changesAfter } from './change-log.ts';

/**
 * What a reader of this name has not heard yet. Of processes that ask together one gets it: where the reader stands is
 * moved on by the same transaction. A new name begins at the end of the log.
 */
export const takeUnheard = ({ write }: ContentStore, name: string): Promise<Change[]> =>
  write(async (db) => {
    const row = await db.selectFrom('change_readers').select('sequence').where('name', '=', name).executeTakeFirst();
    const heard: Change[] = [];
    let position = row?.sequence;
    for (let more = true; more; ) {
      const part = await changesAfter(db, position);
      heard.push(...part.entries);
      position = part.last;
      more = part.more;
    }
    if (position !== row?.sequence)
      await db
        .insertInto('change_readers')
        .values({ name, sequence: position ?? 0 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ sequence: position ?? 0 }))
        .execute();
    return heard;
  });
