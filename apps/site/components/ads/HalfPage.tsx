/** The tallest place for an ad: it goes along with the lower half of a long story. */
import { use } from 'react';
import { AdsOn } from '../../base/ads.ts';
import { AdSlot } from './AdSlot.tsx';

export function HalfPage() {
  if (use(AdsOn) === undefined) return null;
  return (
    <div data-ad-room="">
      <AdSlot slot="half" where="beside the story, below" beside />
    </div>
  );
}
