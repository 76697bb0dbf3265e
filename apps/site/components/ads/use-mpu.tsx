/** The ad at the head of a page's aside; false on a page without ads, so that nothing is made for what would be empty. */
import { type ReactNode, use } from 'react';
import { AdsOn } from '../../base/ads.ts';
import { AdSlot } from './AdSlot.tsx';

export const useMpu = (where = 'beside the stories'): ReactNode =>
  use(AdsOn) !== undefined && <AdSlot slot="mpu" where={where} light beside />;
