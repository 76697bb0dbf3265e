/** An ad as one more item of a list: where the ad may not be, neither is the item. */
import { use } from 'react';
import { AdsOn } from '../../base/ads.ts';
import { AdSlot } from './AdSlot.tsx';

export function AdRow({ className }: { className?: string | undefined }) {
  if (use(AdsOn) === undefined) return null;
  return (
    <li className={className} data-ad-room="">
      <AdSlot slot="nativeCard" where="among the stories" />
    </li>
  );
}
