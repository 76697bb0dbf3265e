/** The buckets of an experiment in figures. Differences hold on whatever day they are read. */
import { ColumnHeads, classes } from '@masthead/ui';
import styles from './BucketTable.module.css';
import type { BucketSummary, ExperimentSummary } from './experiment-summary.ts';
import { lookOf } from './ShareBar.tsx';

const VERDICTS = { better: 'more', worse: 'fewer', open: 'not decided' } as const;

export function BucketTable({
  experiment: { id, buckets, visitors },
  counted,
}: {
  experiment: ExperimentSummary;
  counted: boolean;
}) {
  const label = `Buckets of ${id}`;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.box} aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <ColumnHeads columns={['Bucket', 'Allocated', 'Visits', 'Conversions', 'Rate', 'Difference in points']} />
          <tbody>
            {buckets.map((bucket, place) => (
              <tr key={bucket.bucket}>
                <th scope="row">
                  <span className={classes(styles.swatch, lookOf(place))} aria-hidden="true" />
                  {bucket.bucket}
                </th>
                <td>{bucket.percentage}%</td>
                <td>{counted ? bucket.exposures : '–'}</td>
                <td>{counted ? bucket.conversions : '–'}</td>
                <td>{bucket.rate ?? '–'}</td>
                <td>
                  <Difference bucket={bucket} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {counted && visitors === 0 && <p className={styles.none}>Nothing has been recorded of it here.</p>}
    </>
  );
}

function Difference({ bucket: { difference } }: { bucket: BucketSummary }) {
  if (!difference) return '–';
  return (
    <>
      {difference.interval} <small>{VERDICTS[difference.verdict]}</small>
    </>
  );
}
