/** An ad as wide as the page, between two of its rows. */
import { Wrap } from '@masthead/ui';
import { use } from 'react';
import { AdsOn } from '../../base/ads.ts';
import styles from './AdBand.module.css';
import { AdSlot } from './AdSlot.tsx';

export function AdBand() {
  if (use(AdsOn) === undefined) return null;
  return (
    <div className={styles.band} data-ad-room="light">
      <Wrap>
        <AdSlot slot="inContent" where="between the rows" light />
      </Wrap>
    </div>
  );
}
