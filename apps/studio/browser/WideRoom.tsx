/** What rooms have in common that fill the window: a head with tabs, and what was said of the last deed. */
import { VisuallyHidden } from '@masthead/ui';
import type { ReactNode } from 'react';
import desk from './Desk.module.css';
import styles from './WideRoom.module.css';

interface WideRoomProps {
  /** Its tabs, and what can be done. */
  head: ReactNode;
  title: string;
  children: ReactNode;
}

export const WideRoom = ({ title, head, children }: WideRoomProps) => (
  <div className={styles.room}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {head}
    </header>
    {children}
  </div>
);

interface RoomTabsProps<Name extends string> {
  /** What is chosen, as it is read aloud. */
  legend: string;
  names: readonly Name[];
  chosen: Name;
  label(name: Name): string;
  /** How many there are; undefined: not known yet. */
  count(name: Name): number | undefined;
  onChoose(name: Name): void;
}

export const RoomTabs = <Name extends string>({
  legend,
  names,
  chosen,
  label,
  count,
  onChoose,
}: RoomTabsProps<Name>) => (
  <fieldset className={styles.tabs}>
    <legend>
      <VisuallyHidden>{legend}</VisuallyHidden>
    </legend>
    {names.map((name) => (
      <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
        {label(name)} <small>{count(name) ?? ''}</small>
      </button>
    ))}
  </fieldset>
);

export const RoomSaid = ({ problem, done }: { problem: string | undefined; done: string }) => (
  <>
    <div role="alert" className={styles.said}>
      {problem && <p className={desk.error}>{problem}</p>}
    </div>
    <p role="status" className={styles.said}>
      {done}
    </p>
  </>
);
