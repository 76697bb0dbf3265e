/** The parts of what is played: each moves the player there, or opens the file there where no player can be moved. */
import { minutesAndSeconds } from '@masthead/model';
import { Hed } from '@masthead/ui';
import type { MouseEvent, RefObject } from 'react';
import styles from './Chapters.module.css';
import type { Chapter } from './playable-video.ts';
import { useChapterPlayed } from './use-chapter-played.ts';

interface ChaptersProps {
  chapters: Chapter[];
  player: RefObject<HTMLMediaElement | null>;
}

export function Chapters({ chapters, player }: ChaptersProps) {
  const played = useChapterPlayed(chapters, player);
  const moveTo = (event: MouseEvent, start: number): void => {
    const media = player.current;
    if (!media || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    media.currentTime = start;
    media.scrollIntoView({ block: 'nearest' });
    // A browser that does not let it play leaves it standing there, where the reader can start it.
    media.play().catch(() => {});
  };
  return (
    <section className={styles.chapters} aria-label="Chapters">
      <Hed as="h2" size="3">
        Chapters
      </Hed>
      <ol className={styles.list}>
        {chapters.map(({ title, start, href }) => (
          <li key={start}>
            <a
              className={styles.link}
              href={href}
              aria-current={start === played || undefined}
              onClick={(event) => moveTo(event, start)}
            >
              <span className={styles.time}>{minutesAndSeconds(start)}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
