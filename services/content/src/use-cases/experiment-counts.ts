/** What happened in experiments: added up as sites tell it, and told for the summary. */
import { experiments, hasBucket } from '@masthead/rules';
import { z } from 'zod';
import type { ContentDb } from '../schema.ts';
import type { ContentStore } from '../store.ts';

const MOST_AT_ONCE = 500;
const count = z.number().int().min(0).max(1_000_000);
const name = z.string().max(25);

export const countsQuestion = z.strictObject({
  counts: z
    .array(z.strictObject({ id: name, version: name, bucket: name, exposures: count, conversions: count }))
    .max(MOST_AT_ONCE),
});
type Told = z.output<typeof countsQuestion>['counts'][number];

/** Only what can have happened: a bucket of an experiment of the table. Anything else is passed over. */
const isReal = ({ id, version, bucket }: Told): boolean =>
  experiments.some((each) => each.id === id && each.version === version && hasBucket(each, bucket));

export async function addCounts(
  database: ContentStore,
  { counts }: z.output<typeof countsQuestion>,
): Promise<{ noted: true }> {
  await database.write(async (db) => {
    for (const { id, version, bucket, exposures, conversions } of counts.filter(isReal))
      await db
        .insertInto('experiment_counts')
        .values({ experiment: id, version, bucket, exposures, conversions })
        .onConflict((conflict) =>
          conflict.columns(['experiment', 'version', 'bucket']).doUpdateSet(({ ref, eb }) => ({
            exposures: eb(ref('experiment_counts.exposures'), '+', exposures),
            conversions: eb(ref('experiment_counts.conversions'), '+', conversions),
          })),
        )
        .execute();
  });
  return { noted: true };
}

export async function allCounts(db: ContentDb): Promise<Told[]> {
  const rows = await db.selectFrom('experiment_counts').selectAll().execute();
  return rows.map(({ experiment, ...rest }) => ({ id: experiment, ...rest }));
}
