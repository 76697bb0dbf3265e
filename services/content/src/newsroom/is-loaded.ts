/** Whether a newsroom is there; asked at every start, so it needs nothing of what loads one. */
import type { Database } from '@masthead/storage';
import { z } from 'zod';
import { readArrangement } from '../repositories/arrangements.ts';
import type { ContentSchema } from '../schema.ts';

export const LOADED_AT = 'newsroom-loaded-at';
export const COMPLETE = 'newsroom-complete';

/** Whether the demo has nothing left to do: it is all there, or the newsroom has stories of its own. */
export async function isNewsroomLoaded({ database: { db } }: { database: Database<ContentSchema> }): Promise<boolean> {
  if (await readArrangement(db, COMPLETE, z.literal(true))) return true;
  if (await readArrangement(db, LOADED_AT, z.number())) return false;
  return (await db.selectFrom('manuscripts').select('id').limit(1).executeTakeFirst()) !== undefined;
}
