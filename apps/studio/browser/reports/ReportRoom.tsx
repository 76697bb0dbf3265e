/** A room with a list of what readers met: its name, what it is, the list, and how it is going. */
import { Button, Hed } from '@masthead/ui';
import { type ReactNode, useRef, useState } from 'react';
import styles from '../Desk.module.css';
import own from './Reports.module.css';
import type { Portions } from './use-portions.ts';

interface ReportRoomProps<Item> {
  name: string;
  about: string;
  /** Said of an empty list. */
  none: string;
  /** Said of one of them and of several. */
  words: readonly [one: string, many: string];
  list: Portions<Item>;
  children(item: Item, tell: Tell): ReactNode;
}

/** How an entry says what was done, for those who do not see it. */
export interface Tell {
  said(text: string): void;
  /** And that it is no longer in the list. */
  gone(text: string): void;
}

export function ReportRoom<Item>({ name, about, none, words, list, children }: ReportRoomProps<Item>) {
  const [done, setDone] = useState('');
  const room = useRef<HTMLElement>(null);
  const { items, isLoading, hasMore, problem, more, drop } = list;
  const tellFor = (item: Item): Tell => ({
    said: setDone,
    gone(text) {
      setDone(text);
      drop(item);
      // What had the focus is gone with it.
      room.current?.focus({ preventScroll: true });
    },
  });
  return (
    <section className={own.room} ref={room} tabIndex={-1} aria-label={name}>
      <Hed as="h1" size="2">
        {name}
      </Hed>
      <p className={styles.hint}>{about}</p>
      {items.length > 0 && <ol className={own.items}>{items.map((item) => children(item, tellFor(item)))}</ol>}
      {problem && (
        <div className={styles.row}>
          <p className={styles.error} role="alert">
            {problem}
          </p>
          <Button kind="line" small onClick={more}>
            Try again
          </Button>
        </div>
      )}
      <p role="status" className={own.status}>
        {done && <span>{done} </span>}
        {statusOf(list, none, words)}
      </p>
      {hasMore && !problem && (
        <div>
          <Button kind="line" disabled={isLoading} onClick={more}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

function statusOf(
  { items, isLoading, problem }: Portions<unknown>,
  none: string,
  [one, many]: readonly [string, string],
): string {
  if (isLoading) return 'Loading…';
  if (items.length === 0) return problem ? '' : none;
  return items.length === 1 ? `1 ${one}` : `${items.length} ${many}`;
}
