/** In place of a video that cannot be watched, at its size. */
import { Icon } from '@masthead/ui';
import styles from './Unavailable.module.css';

export function Unavailable() {
  return (
    <div className={styles.frame}>
      <p className={styles.text}>
        <Icon name="alert" /> This video is not available
      </p>
    </div>
  );
}
