/** The brand's flag: the way to its front page. */
import { classes } from './classes.ts';
import styles from './Flag.module.css';

interface FlagProps {
  brandName: string;
  homeHref: string;
  className?: string | undefined;
}

export function Flag({ brandName, homeHref, className }: FlagProps) {
  return (
    <a className={classes(styles.flag, className)} href={homeHref} aria-label={`${brandName}, front page`}>
      {brandName}
    </a>
  );
}
