/** Takes in what the events service tells of readers. Told twice, or late, it changes nothing. */
import type { ToldAudience } from '@masthead/model';
import type { ContentStore } from '../store.ts';
import type { Decisions } from './decisions.ts';
import { keepCounts } from './experiment-counts.ts';
import { rankMostRead } from './most-read.ts';

interface Parts {
  database: ContentStore;
  decisions: Pick<Decisions, 'taken'>;
}

export async function takeAudience({ database, decisions }: Parts, told: ToldAudience): Promise<void> {
  await decisions.taken(told.taken);
  await database.write(async (db) => {
    await rankMostRead(db, told);
    await keepCounts(db, told.experiments);
  });
}
