/** What a story is about, as chips, and the way to pass it on. */
import { Chip } from '@masthead/ui';
import type { Link } from '../cards/card-story.ts';
import { ShareButton } from './ShareButton.tsx';
import styles from './Subjects.module.css';

export function Subjects({ subjects }: { subjects: Link[] }) {
  return (
    <div className={styles.subjects}>
      {subjects.map((subject) => (
        <Chip key={subject.href} href={subject.href}>
          {subject.label}
        </Chip>
      ))}
      <ShareButton form="words" />
    </div>
  );
}
