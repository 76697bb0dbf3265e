/** Loads the demo newsroom at a first start. Processes that start together on one database take turns: one loads, the others wait for it. */
import { doneByOne, type JobsSchema } from '@masthead/jobs';
import type { Database } from '@masthead/storage';
import { importNewsroom } from '../import/import.ts';
import type { NewsroomDeps } from '../import/importer.ts';
import { isNewsroomLoaded } from '../import/is-loaded.ts';

/** Who has said nothing for so long is gone, and the next one goes on where it stopped. */
const LONGEST_SILENCE_MS = 3_000;

interface LoadDemoDeps extends NewsroomDeps {
  /** Where the turn is kept: not among the tables that the import writes, whose transactions it would undo. */
  turns: Database<JobsSchema>;
}

/** Gives whether this process did any of it. */
export const loadDemo = (folder: string, { turns, ...deps }: LoadDemoDeps): Promise<boolean> =>
  doneByOne(turns, {
    name: 'load-demo-newsroom',
    clock: deps.clock,
    leaseMs: LONGEST_SILENCE_MS,
    isDone: () => isNewsroomLoaded(deps.database),
    async run() {
      await importNewsroom(folder, deps);
    },
  });
