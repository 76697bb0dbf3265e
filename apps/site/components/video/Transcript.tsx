/** What is said in a video, to read: how it begins, and the rest when it is asked for. */
import { buttonClass, Hed } from '@masthead/ui';
import { StaticHtml } from '../body/StaticHtml.tsx';
import type { StaticText } from '../body/static-text.ts';
import styles from './Transcript.module.css';

interface TranscriptProps {
  videoId: string;
  opening: StaticText;
  rest: StaticText | undefined;
}

export function Transcript({ videoId, opening, rest }: TranscriptProps) {
  const id = `transcript-${videoId}`;
  return (
    <section className={styles.transcript} aria-label="Transcript">
      <Hed as="h2" size="3">
        Transcript
      </Hed>
      <StaticHtml key={id} id={id} text={opening} className={styles.lines} />
      {rest && (
        <details key={`${id}-rest`}>
          <summary className={buttonClass({ kind: 'line', small: true }, styles.summary)}>Read it all</summary>
          <StaticHtml id={`${id}-rest`} text={rest} className={styles.lines} />
        </details>
      )}
    </section>
  );
}
