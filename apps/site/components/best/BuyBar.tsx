/** Below 1024 px: the choice in view, its price, and the way to the comparison once there are two. */
import { Button, ButtonLink, VisuallyHidden } from '@masthead/ui';
import type { PickData } from '../body/pick/data.ts';
import { Checked } from '../product/Checked.tsx';
import { OUTBOUND } from '../product/outbound.ts';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  pick: PickData | undefined;
  count: number;
  /** Two are chosen. */
  comparable: boolean;
  onCompare: () => void;
}

export function BuyBar({ pick, count, comparable, onCompare }: BuyBarProps) {
  const best = pick?.offers[0];
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        {pick ? (
          <>
            <b>{pick.name}</b>
            <small>{placeOf(pick, count)}</small>
            <small>
              <Checked at={best?.checkedAt} />
            </small>
          </>
        ) : (
          <b>Two to compare</b>
        )}
      </div>
      {comparable && (
        <Button kind="quiet" onClick={onCompare}>
          Compare 2
        </Button>
      )}
      {best && (
        // Each choice has a link of its own: one that became wider or narrower would move under the reader's thumb.
        <ButtonLink key={pick.rank} kind="brand" href={best.href} rel={OUTBOUND}>
          {best.price ?? 'See price'}
          <VisuallyHidden>
            {' '}
            for {pick.name} at {best.merchant}
          </VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  );
}

/** "1 of 5, best overall" */
const placeOf = ({ rank, award }: PickData, count: number): string =>
  [`${rank} of ${count}`, award && award.charAt(0).toLowerCase() + award.slice(1)].filter(Boolean).join(', ');
