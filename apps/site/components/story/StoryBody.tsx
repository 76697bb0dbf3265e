/** A story's running text. */

import { StaticHtml } from './StaticHtml.tsx';
import styles from './StoryBody.module.css';

export function StoryBody({ storyId, html }: { storyId: string; html: string | undefined }) {
  return <StaticHtml key={storyId} id={`text-${storyId}`} html={html} className={styles.prose} />;
}
