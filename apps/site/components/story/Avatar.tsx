/** A portrait, round because it stands for a person one can turn to. Always beside the name. */
import type { Picture } from '../cards/card-story.ts';
import styles from './Avatar.module.css';

export function Avatar({ portrait }: { portrait: Picture }) {
  return (
    <img
      className={styles.avatar}
      src={portrait.src}
      width={portrait.width}
      height={portrait.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
