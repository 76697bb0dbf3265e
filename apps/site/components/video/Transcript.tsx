/** What is said in a video, to read. Long ones stay folded until they are asked for. */
import { Hed } from '@masthead/ui';
import { StaticHtml } from '../story/StaticHtml.tsx';
import type { StaticText } from '../story/static-text.ts';
import styles from './Transcript.module.css';

export function Transcript({ videoId, text }: { videoId: string; text: StaticText }) {
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <Hed as="h2" size="3" className={styles.title}>
          Transcript
        </Hed>
      </summary>
      <StaticHtml key={videoId} id={`transcript-${videoId}`} html={text.bodyHtml} className={styles.lines} />
    </details>
  );
}
