/** What a story is about, as chips, and the way to pass it on. */
import { Chip } from '@masthead/ui';
import type { ReactNode } from 'react';
import type { Link } from '../../base/link.ts';
import styles from './Subjects.module.css';

interface SubjectRowProps {
  subjects: Link[];
  /** The way to pass it on. */
  children: ReactNode;
}

export function SubjectRow({ subjects, children }: SubjectRowProps) {
  return (
    <div className={styles.subjects}>
      {subjects.map((subject) => (
        <Chip key={subject.href} href={subject.href}>
          {subject.label}
        </Chip>
      ))}
      {children}
    </div>
  );
}
