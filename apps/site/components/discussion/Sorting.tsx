/** In which order a discussion is read, and how much of it. Where nothing can be pressed it keeps its room: nothing moves later. */
import { SORTS, type Sort } from '@masthead/talk';
import { classes, TickBox } from '@masthead/ui';
import styles from './Sorting.module.css';

const SORT_WORDS: Readonly<Record<Sort, string>> = { useful: 'Most useful', newest: 'Newest', oldest: 'Oldest' };

export interface SortingWish {
  sort: Sort;
  /** Only threads in which one of us answered. */
  answered: boolean;
}

/** As a discussion comes from the server, and is read until its reader wishes otherwise. */
export const FIRST_SORTING: SortingWish = { sort: 'useful', answered: false };

interface SortingProps extends SortingWish {
  /** Absent on the server. */
  onWish?: ((wish: Partial<SortingWish>) => void) | undefined;
}

export const Sorting = ({ sort: chosen, answered, onWish }: SortingProps) => (
  <div className={classes(styles.head, !onWish && styles.still)}>
    <fieldset className={styles.sorts} aria-label="Sort">
      {SORTS.map((sort) => (
        <button key={sort} type="button" aria-pressed={chosen === sort} onClick={() => onWish?.({ sort })}>
          {SORT_WORDS[sort]}
        </button>
      ))}
    </fieldset>
    <TickBox
      className={styles.answered}
      checked={answered}
      onChange={({ target: { checked } }) => onWish?.({ answered: checked })}
    >
      With a reply from us
    </TickBox>
  </div>
);
