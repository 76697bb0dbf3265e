/** Whether a newsroom is there; asked at every start, so it needs nothing of what loads one. */
import { z } from 'zod';
import { readArrangement } from '../../repositories/arrangements.ts';
import type { ContentStore } from '../../store.ts';

export const LOADED_AT = 'newsroom-loaded-at';
export const COMPLETE = 'newsroom-complete';

/** Whether the demo has nothing left to do: it is all there, or the newsroom has stories of its own. */
export async function isNewsroomLoaded({ db }: Pick<ContentStore, 'db'>): Promise<boolean> {
  if (await readArrangement(db, COMPLETE, z.literal(true))) return true;
  if (await readArrangement(db, LOADED_AT, z.number())) return false;
  return (await db.selectFrom('manuscripts').select('id').limit(1).executeTakeFirst()) !== undefined;
}
