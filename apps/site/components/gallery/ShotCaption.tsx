/** What is said about a picture of a gallery, and who took it. */
import { Hed } from '@masthead/ui';
import { StoryBody } from '../body/StoryBody.tsx';
import styles from './ShotCaption.module.css';
import type { Shot } from './shot.ts';

export function ShotCaption({ shot: { title, text, credit } }: { shot: Shot }) {
  return (
    <div className={styles.caption}>
      <Hed as="h2" size="3">
        {title}
      </Hed>
      {text && <StoryBody body={text} textClass={styles.text} disclosed />}
      {credit && (
        <p className={styles.credit}>
          <cite>{credit}</cite>
        </p>
      )}
    </div>
  );
}
