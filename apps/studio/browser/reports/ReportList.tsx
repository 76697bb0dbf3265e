/** A list of what readers met: its name, what it is, its entries, and how it is going. */
import { Hed } from '@masthead/ui';
import { type ReactNode, useRef, useState } from 'react';
import styles from '../Desk.module.css';
import { PortionFoot } from '../PortionFoot.tsx';
import type { Portions } from '../use-portions.ts';
import own from './Reports.module.css';

interface ReportListProps<Item> {
  name: string;
  /** The room's first list bears the name of the room. */
  level: 1 | 2;
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

export function ReportList<Item>({ name, level, about, none, words, list, children }: ReportListProps<Item>) {
  const [done, setDone] = useState('');
  const section = useRef<HTMLElement>(null);
  const { items, drop } = list;
  const tellFor = (item: Item): Tell => ({
    said: setDone,
    gone(text) {
      setDone(text);
      drop(item);
      // What had the focus is gone with it.
      section.current?.focus({ preventScroll: true });
    },
  });
  return (
    <section className={own.section} ref={section} tabIndex={-1} aria-label={name}>
      <Hed as={level === 1 ? 'h1' : 'h2'} size={level === 1 ? '2' : '3'}>
        {name}
      </Hed>
      <p className={styles.hint}>{about}</p>
      {items.length > 0 && <ol className={styles.items}>{items.map((item) => children(item, tellFor(item)))}</ol>}
      <PortionFoot list={list} none={none} words={words} done={done} />
    </section>
  );
}
