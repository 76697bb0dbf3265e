/**
 * A place for an ad: its word, and the room that its ad needs, kept from the first paint on. What fills it comes later, if
 * at all. All of its looks are in its styles, by its name: every story's code has this.
 */
import type { SlotKey } from '@masthead/ads';
import { use } from 'react';
import { AdsOn } from '../../base/ads.ts';
import styles from './AdSlot.module.css';

interface AdSlotProps {
  /** Its line in the table of places. */
  slot: Exclude<SlotKey, 'omnibar' | 'nativeMarketplace'>;
  /** Where it stands, for those who hear the page: no two places of a page have the same. */
  where?: string;
  /** It stays for who reads with few ads. */
  light?: boolean;
  /** Within a part of the page that is said to stand beside the rest. */
  beside?: boolean;
}

/** React has it: what the server rendered may be filled from now on (client/ads). */
const isThere = (slot: HTMLElement | null): void => slot?.setAttribute('data-ad-there', '');

export function AdSlot({ slot, where = '', light, beside }: AdSlotProps) {
  const page = use(AdsOn);
  if (page === undefined) return null;
  const Part = beside ? 'section' : 'aside';
  return (
    <Part
      key={page}
      ref={isThere}
      className={styles.slot}
      aria-label={`Advertisement ${where}`.trim()}
      data-ad={slot}
      data-ad-room={light ? 'light' : ''}
    />
  );
}
