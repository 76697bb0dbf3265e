/** What happened in experiments: kept as the events service tells it, and told for the summary. */
import type { ToldAudience } from '@masthead/model';
import { experiments, hasBucket } from '@masthead/rules';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';

type Told = ToldAudience['experiments'][number];

/** Only what can have happened: a bucket of an experiment of the table. Anything else is passed over. */
const isReal = ({ id, version, bucket }: Told): boolean =>
  experiments.some((each) => each.id === id && each.version === version && hasBucket(each, bucket));

const keyOf = ({ id, version, bucket }: Told): string => `${id}:${version}:${bucket}`;

/** Sums only grow, so of two that were told the larger is the later, in whichever order they came. */
export async function keepCounts(db: Writing, counts: readonly Told[]): Promise<void> {
  const known = new Map((await allCounts(db)).map((count) => [keyOf(count), count]));
  for (const count of counts.filter(isReal)) {
    const { id: experiment, version, bucket } = count;
    const before = known.get(keyOf(count));
    const exposures = Math.max(count.exposures, before?.exposures ?? 0);
    const conversions = Math.max(count.conversions, before?.conversions ?? 0);
    if (before?.exposures === exposures && before.conversions === conversions) continue;
    known.set(keyOf(count), { ...count, exposures, conversions });
    await db
      .insertInto('experiment_counts')
      .values({ experiment, version, bucket, exposures, conversions })
      .onConflict((conflict) =>
        conflict.columns(['experiment', 'version', 'bucket']).doUpdateSet({ exposures, conversions }),
      )
      .execute();
  }
}

export async function allCounts(db: ContentDb): Promise<Told[]> {
  const rows = await db
    .selectFrom('experiment_counts')
    .selectAll()
    .orderBy('experiment')
    .orderBy('version')
    .orderBy('bucket')
    .execute();
  return rows.map(({ experiment, ...rest }) => ({ id: experiment, ...rest }));
}
