/** A picture in its plate: a fixed shape, room and colour before it loads, the size that the reader's screen needs. */
import { classes } from '@masthead/ui';
import { MovingPicture } from './MovingPicture.tsx';
import styles from './Picture.module.css';
import { StillPicture } from './StillPicture.tsx';
import type { ShownPicture } from './shown-picture.ts';
import { slots } from './slots.ts';

interface PictureProps {
  picture: ShownPicture;
  /** The page's lead picture: loaded at once, before the others. */
  priority?: boolean;
  className?: string | undefined;
}

export function Picture({ picture, priority = false, className }: PictureProps) {
  const { ratio } = slots[picture.slot];
  return (
    <span className={classes(styles.plate, styles[`ratio-${ratio}`], className)}>
      {picture.color && ratio !== 'own' && (
        <svg className={styles.color} aria-hidden="true">
          <rect width="100%" height="100%" fill={picture.color} />
        </svg>
      )}
      {picture.motion ? (
        <MovingPicture picture={picture} motion={picture.motion} priority={priority} />
      ) : (
        <StillPicture picture={picture} priority={priority} />
      )}
    </span>
  );
}
