/** The widest place for an ad, over a page's first words and never between them. Filled, it stays for a moment, and then lets go. */
import { use } from 'react';
import { AdsOn } from '../../base/ads.ts';
import { AdSlot } from './AdSlot.tsx';

/** `hung`: below a flag that hangs from the bar. */
export function Skybox({ hung }: { hung?: boolean }) {
  if (use(AdsOn) === undefined) return null;
  return (
    <div data-ad-room="" data-ad-sky={hung ? 'hung' : ''}>
      <div>
        <AdSlot slot="skybox" />
      </div>
    </div>
  );
}
