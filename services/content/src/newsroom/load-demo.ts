/** Loads the demo newsroom at a first start. Processes that start together on one database take turns: one loads, the others wait for it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import { readArrangement, saveArrangement } from '../repositories/arrangements.ts';
import type { ContentDb } from '../schema.ts';
import { importNewsroom } from './import.ts';
import type { NewsroomDeps } from './importer.ts';
import { isNewsroomLoaded } from './is-loaded.ts';

const CLAIM = 'newsroom-loading';
const claim = z.object({ by: z.string(), at: z.number() });
/** Who has said nothing for so long is gone, and the next one goes on where it stopped. */
const LONGEST_SILENCE_MS = 3_000;
const WAIT_MS = 200;

/** Gives whether this process did any of it. */
export async function loadDemo(folder: string, deps: NewsroomDeps): Promise<boolean> {
  const by = randomUUID();
  while (!(await isNewsroomLoaded(deps))) {
    if (await claimed(deps, by)) {
      await importNewsroom(folder, deps, () => void stillHere(deps.database.db, by).catch(() => {}));
      return true;
    }
    await after(WAIT_MS);
  }
  return false;
}

// The machine's own time: a clock that stands still would never give anybody up.
const stillHere = (db: ContentDb, by: string): Promise<void> => saveArrangement(db, CLAIM, { by, at: Date.now() });

const claimed = ({ database }: NewsroomDeps, by: string): Promise<boolean> =>
  database.transaction(async (db) => {
    const holder = await readArrangement(db, CLAIM, claim);
    if (holder && Date.now() - holder.at < LONGEST_SILENCE_MS) return false;
    await stillHere(db, by);
    return true;
  });
