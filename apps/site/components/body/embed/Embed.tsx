/** The words of another site, told by us. Its own form of them is loaded in a frame when a reader asks for that, never before. */
import { Button, classes, Icon } from '@masthead/ui';
import { useState } from 'react';
import type { EmbedData } from './data.ts';
import styles from './Embed.module.css';

/** Scripts of its own and windows of its own, and nothing of this page: its origin is never ours. */
const ALLOWED = 'allow-scripts allow-same-origin allow-popups';

export function Embed({ data: { site, text, href, frame } }: { data: EmbedData }) {
  const [shown, setShown] = useState(false);
  const what = frame?.shape === 'video' ? 'video' : 'post';
  return (
    <aside className={styles.embed} aria-label={`From ${site}`}>
      <div className={classes(styles.stage, frame && styles[frame.shape])}>
        <div className={classes(styles.told, shown && styles.covered)}>
          {text && <blockquote>{text}</blockquote>}
          {frame && (
            <div className={styles.offer}>
              <Button kind="line" small onClick={() => setShown(true)}>
                Show the {what} here
              </Button>
              <p>
                The {what} then comes from {frame.from}, whose server learns that you are reading this page.
              </p>
            </div>
          )}
        </div>
        {shown && frame && (
          <iframe
            className={styles.frame}
            // The button that had the focus is covered now.
            ref={(loaded) => loaded?.focus()}
            src={frame.src}
            title={`${frame.shape === 'video' ? 'Video' : 'Post'} on ${site}`}
            sandbox={ALLOWED}
            referrerPolicy="no-referrer"
            allow="fullscreen"
          />
        )}
      </div>
      <p>
        <a className={styles.link} href={href} rel="nofollow noopener">
          See it on {site} <Icon name="out" small />
        </a>
      </p>
    </aside>
  );
}
