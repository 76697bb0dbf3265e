/** What a page, or one place on it, says to conditions. */
import type { AskedSlot } from '../placements.ts';
import { TARGETING_KEYS } from '../targeting.ts';
import type { PageValues } from './condition.ts';
import { lookupKey } from './prepare.ts';
import type { Question } from './question.ts';

const NOTHING: readonly string[] = [];

/** Without a place, its size and name are those of any place on the page. */
export function valuesOf({ path, country, targeting, slots }: Question, slot?: AskedSlot): PageValues {
  const places = slot ? [slot] : slots;
  return (key) => {
    switch (key) {
      case 'path':
        return [path];
      case 'country':
        return country === undefined ? NOTHING : [country];
      case 'size':
        return places.flatMap(({ sizes }) => sizes);
      case 'placement':
        return places.map(({ placement }) => placement);
      default:
        return targeting[key] ?? NOTHING;
    }
  };
}

/** Everything by which lines are looked up for a page. */
export function lookupKeysOf({ path, country, targeting }: Question): string[] {
  const keys = TARGETING_KEYS.flatMap((key) => (targeting[key] ?? NOTHING).map((value) => lookupKey(key, value)));
  keys.push(lookupKey('path', path));
  if (country !== undefined) keys.push(lookupKey('country', country));
  return keys;
}
