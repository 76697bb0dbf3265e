/** Below a list that is loaded in portions: what failed, how many there are, and the way to more. */
import { Button } from '@masthead/ui';
import styles from './Desk.module.css';
import type { Portions } from './use-portions.ts';

interface PortionFootProps {
  list: Portions<unknown>;
  /** Said of an empty list. */
  none: string;
  /** Said of one of them and of several. */
  words: readonly [one: string, many: string];
  /** What the button for more says. */
  more?: string;
  /** What was done last, for those who do not see it. */
  done?: string;
}

export function PortionFoot({ list, none, words, more = 'Show more', done = '' }: PortionFootProps) {
  const { isLoading, hasMore, problem } = list;
  return (
    <>
      {problem && (
        <div className={styles.row}>
          <p className={styles.error} role="alert">
            {problem}
          </p>
          <Button kind="line" small onClick={list.more}>
            Try again
          </Button>
        </div>
      )}
      <p role="status">
        {done && <span>{done} </span>}
        {statusOf(list, none, words)}
      </p>
      {hasMore && !problem && (
        <div>
          <Button kind="line" disabled={isLoading} onClick={list.more}>
            {more}
          </Button>
        </div>
      )}
    </>
  );
}

function statusOf(
  { items, isLoading, problem }: Portions<unknown>,
  none: string,
  [one, many]: PortionFootProps['words'],
): string {
  if (isLoading) return 'Loading…';
  if (items.length === 0) return problem ? '' : none;
  return items.length === 1 ? `1 ${one}` : `${items.length} ${many}`;
}
