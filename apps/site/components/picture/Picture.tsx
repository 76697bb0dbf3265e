/** A picture in its plate: square corners, a fixed ratio, room reserved before it loads. */
import { classes } from '@masthead/ui';
import type { Picture as PictureData } from '../cards/card-story.ts';
import styles from './Picture.module.css';

export type Ratio = '3x2' | '16x9' | '4x3';

interface PictureProps {
  picture: PictureData;
  ratio?: Ratio;
  /** The page's lead picture: loaded at once, before the others. */
  priority?: boolean;
  /** Beside a headline that says the same, a picture has no text of its own. */
  decorative?: boolean;
  /** How wide it is shown, for the sizes that the image service offers. */
  sizes?: string;
  className?: string | undefined;
}

export function Picture({
  picture,
  ratio = '3x2',
  priority = false,
  decorative = false,
  sizes,
  className,
}: PictureProps) {
  return (
    <span className={classes(styles.plate, styles[`ratio-${ratio}`], className)}>
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
