/** Readers of the log who must hear each change once in the whole house, whichever of its processes does the hearing. */
import type { ContentStore, Writing } from '../store.ts';
import { type Change, changesAfter } from './change-log.ts';

/** Writes down what follows from a change, such as work to be done. */
export type TakeIn = (db: Writing, change: Change) => Promise<void>;

/**
 * What a reader of this name has not heard yet. Of processes that ask together one gets it: where the reader stands is
 * moved on by the same transaction, in which it is also taken in. A new name begins at the end of the log.
 */
export const takeUnheard = (
  { write }: ContentStore,
  name: string,
  takeIn: TakeIn = async () => {},
): Promise<Change[]> =>
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
    for (const change of heard) await takeIn(db, change);
    if (position !== row?.sequence)
      await db
        .insertInto('change_readers')
        .values({ name, sequence: position ?? 0 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ sequence: position ?? 0 }))
        .execute();
    return heard;
  });
