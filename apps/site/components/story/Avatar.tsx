/** A portrait, round because it stands for a person one can turn to. Always beside the name. */
import { StillPicture } from '../picture/StillPicture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './Avatar.module.css';

export const Avatar = ({ portrait }: { portrait: ShownPicture }) => (
  <StillPicture picture={portrait} className={styles.avatar} />
);
