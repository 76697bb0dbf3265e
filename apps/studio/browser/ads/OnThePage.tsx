/** A page with its places, and the share of a line's showings that were seen in each. */
import { PLACEMENT_FAMILIES } from '@masthead/ads';
import type { Counts } from './booking.ts';
import part from './Line.module.css';
import styles from './Outlook.module.css';
import { placeWords, shortCount } from './words.ts';

export function OnThePage({ places }: { places: readonly (Counts & { of: string })[] }) {
  const counted = new Map(places.map((place) => [place.of, place]));
  return (
    <>
      <ul className={styles.page}>
        {PLACEMENT_FAMILIES.map((family) => {
          const had = counted.get(family);
          return (
            <li key={family} data-place={family} data-had={had && had.shown > 0 ? true : undefined}>
              {placeWords(family)} <small>{seenWords(had)}</small>
            </li>
          );
        })}
      </ul>
      <p className={part.small}>Seen: half of it in the window for a second. Heights are kept before any ad arrives.</p>
    </>
  );
}

function seenWords(had: Counts | undefined): string {
  if (!had || had.shown === 0) return 'not used';
  return `${Math.round((had.viewed / had.shown) * 100)}% of ${shortCount(had.shown)}`;
}
