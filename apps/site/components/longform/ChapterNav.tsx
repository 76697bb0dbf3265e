/** The chapters of a long text at the page's right edge, from 1440 px; the one that is read is marked. */
import { VisuallyHidden } from '@masthead/ui';
import type { ContentsEntry } from '../story/Contents.tsx';
import styles from './ChapterNav.module.css';
import { useChapterInView } from './use-chapter-in-view.ts';

export function ChapterNav({ chapters }: { chapters: readonly ContentsEntry[] }) {
  const current = useChapterInView(chapters);
  return (
    <div className={styles.edge}>
      <nav className={styles.nav} aria-label="Chapters">
        {chapters.map(({ href, title }, index) => (
          <a
            key={href}
            className={styles.chapter}
            href={href}
            aria-current={href === current ? 'location' : undefined}
            title={title}
          >
            <VisuallyHidden>
              {index + 1}, {title}
            </VisuallyHidden>
          </a>
        ))}
      </nav>
    </div>
  );
}
