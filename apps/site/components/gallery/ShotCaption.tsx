/** What is said about a picture of a gallery, and who took it. */
import { Hed } from '@masthead/ui';
import { StaticHtml } from '../story/StaticHtml.tsx';
import styles from './ShotCaption.module.css';
import type { Shot } from './shot.ts';

export function ShotCaption({ shot: { id, title, text, credit } }: { shot: Shot }) {
  return (
    <div className={styles.caption}>
      <Hed as="h2" size="3">
        {title}
      </Hed>
      {text && <StaticHtml key={id} id={`text-${id}`} html={text.bodyHtml} className={styles.text} />}
      {credit && (
        <p className={styles.credit}>
          <cite>{credit}</cite>
        </p>
      )}
    </div>
  );
}
