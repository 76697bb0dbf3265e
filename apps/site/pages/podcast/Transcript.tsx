/** What is said in an episode, to read along: a line moves the player to its moment, and the one that is heard is marked. */
import { Button, Hed } from '@masthead/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { StaticHtml } from '../../components/body/StaticHtml.tsx';
import type { StaticText } from '../../components/body/static-text.ts';
import { chapterAt } from '../../components/player/chapter-at.ts';
import styles from './Page.module.css';

interface TranscriptProps {
  episodeId: string;
  text: StaticText;
  player: RefObject<HTMLAudioElement | null>;
}

interface Line {
  start: number;
  element: HTMLElement;
}

const linesIn = (box: HTMLElement): Line[] =>
  Array.from(box.querySelectorAll<HTMLElement>('[data-start]'), (element) => ({
    start: Number(element.dataset.start),
    element,
  }));

export function Transcript({ episodeId, text, player }: TranscriptProps) {
  const box = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(false);

  useEffect(() => {
    const [words, audio] = [box.current, player.current];
    if (!words || !audio) return;
    const lines = linesIn(words);
    let heard: Line | undefined;
    const mark = (): void => {
      const start = chapterAt(lines, audio.currentTime);
      const line = lines.find((each) => each.start === start);
      if (line === heard) return;
      heard?.element.querySelector('a')?.removeAttribute('aria-current');
      line?.element.querySelector('a')?.setAttribute('aria-current', 'true');
      heard = line;
      // The page moves only for a reader who asked for it.
      if (follows) line?.element.scrollIntoView({ block: 'center' });
    };
    const jump = (event: MouseEvent): void => {
      const line = lines.find(({ element }) => event.target instanceof Node && element.contains(event.target));
      const withKeys = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // Who marks words wants to copy them.
      if (!line || withKeys || document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      audio.currentTime = line.start;
      // A browser that does not let it play leaves it standing there, where the reader can start it.
      audio.play().catch(() => {});
    };
    if (!audio.paused) mark();
    audio.addEventListener('timeupdate', mark);
    words.addEventListener('click', jump);
    return () => {
      heard?.element.querySelector('a')?.removeAttribute('aria-current');
      audio.removeEventListener('timeupdate', mark);
      words.removeEventListener('click', jump);
    };
  }, [player, follows]);

  return (
    <section className={styles.transcript} aria-label="Transcript">
      <div className={styles.transcriptHead}>
        <Hed as="h2" size="3">
          Transcript
        </Hed>
        <Button
          kind="line"
          small
          className={styles.follow}
          aria-pressed={follows}
          onClick={() => setFollows((before) => !before)}
        >
          Follow along
        </Button>
      </div>
      <div ref={box}>
        <StaticHtml id={`transcript-${episodeId}`} text={text} className={styles.lines} />
      </div>
    </section>
  );
}
