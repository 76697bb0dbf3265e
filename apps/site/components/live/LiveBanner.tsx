/** One line that leads to what is live. It comes and goes by the clock, also on a page that stays open. */
import type { Instant } from '@masthead/model';
import { classes, Hed, Wrap } from '@masthead/ui';
import { useClock } from '../time/clock.ts';
import { RelativeTime } from '../time/RelativeTime.tsx';
import { type Coverage, liveAt } from './coverage.ts';
import styles from './LiveBanner.module.css';
import { LiveStatus } from './LiveStatus.tsx';

interface LiveBannerProps {
  coverage: Coverage[];
  now: Instant;
  /** Right below the bar, clear of the flag that hangs from it. */
  underFlag?: boolean;
  /** In a column: the words stand below the mark. */
  narrow?: boolean;
}

export function LiveBanner({ coverage, now, underFlag = false, narrow = false }: LiveBannerProps) {
  const clock = useClock();
  const live = liveAt(coverage, Math.max(now, clock ?? now));
  if (!live) return null;
  const line = (
    <a className={classes(styles.link, !narrow && styles.wide)} href={live.story.href}>
      <LiveStatus event={live.event} now={now} news={live.updates && <News updates={live.updates} now={now} />} />
      <Hed as="p" size="5" className={styles.headline}>
        {live.story.headline}
      </Hed>
    </a>
  );
  return (
    <section className={classes(styles.banner, underFlag && styles.underFlag)} aria-label="Live now">
      {narrow ? line : <Wrap>{line}</Wrap>}
    </section>
  );
}

const News = ({ updates: { count, last }, now }: { updates: NonNullable<Coverage['updates']>; now: Instant }) => (
  <>
    {count === 1 ? '1 update' : `${count} updates`}, last <RelativeTime instant={last} now={now} />
  </>
);
