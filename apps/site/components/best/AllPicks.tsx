/** Every choice of a list side by side: what a reader without a script compares by, and all others can too. */
import { Hed } from '@masthead/ui';
import type { PickData } from '../body/pick/data.ts';
import { Comparison } from '../versus/Comparison.tsx';
import styles from './AllPicks.module.css';

/** Where it stands in the page. */
export const ALL_PICKS = 'all-picks';

export function AllPicks({ picks }: { picks: readonly PickData[] }) {
  return (
    <div className={styles.all} id={ALL_PICKS}>
      <Hed as="h2" size="2" className={styles.title}>
        Our picks side by side
      </Hed>
      <Comparison products={picks} label="Our picks side by side" linked />
    </div>
  );
}
