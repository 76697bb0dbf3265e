/** Loads the demo newsroom at a first start. Processes that start together on one database take turns: one loads, the others wait for it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import { saveArrangement } from '../repositories/arrangements.ts';
import type { Writing } from '../store.ts';
import { importNewsroom } from './import.ts';
import type { NewsroomDeps } from './importer.ts';
import { isNewsroomLoaded } from './is-loaded.ts';

const CLAIM = 'newsroom-loading';
const claim = z.object({ by: z.string(), at: z.number() });
/** Who has said nothing for so long is gone, and the next one goes on where it stopped. */
const LONGEST_SILENCE_MS = 3_000;
const SAID_EVERY_MS = 500;
const WAIT_MS = 200;

/** Gives whether this process did any of it. */
export async function loadDemo(folder: string, deps: NewsroomDeps): Promise<boolean> {
  const { database } = deps;
  const by = randomUUID();
  while (!(await isNewsroomLoaded(database))) {
    if (await database.write((db) => claimed(db, by))) {
      await loading(folder, deps, by);
      return true;
    }
    await after(WAIT_MS);
  }
  return false;
}

async function loading(folder: string, deps: NewsroomDeps, by: string): Promise<void> {
  const { database } = deps;
  const say = () => database.write((db) => saveArrangement(db, CLAIM, claimOf(by))).catch(() => {});
  const said = setInterval(() => void say(), SAID_EVERY_MS);
  try {
    await importNewsroom(folder, deps);
  } finally {
    clearInterval(said);
  }
}

// The machine's own time: a clock that stands still would never give anybody up.
const claimOf = (by: string): z.output<typeof claim> => ({ by, at: Date.now() });

/** Of those who see the same at the same moment, one gets it: it is only written where nothing has changed since. */
async function claimed(db: Writing, by: string): Promise<boolean> {
  const seen = await db.selectFrom('arrangements').select('document').where('name', '=', CLAIM).executeTakeFirst();
  if (seen && Date.now() - claim.parse(JSON.parse(seen.document)).at < LONGEST_SILENCE_MS) return false;
  const document = JSON.stringify(claimOf(by));
  if (!seen) {
    const insert = db.insertInto('arrangements').values({ name: CLAIM, document });
    const { numInsertedOrUpdatedRows } = await insert
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const update = db.updateTable('arrangements').set({ document }).where('name', '=', CLAIM);
  const { numUpdatedRows } = await update.where('document', '=', seen.document).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
