/** A page while it is filled: which places are free, and who may no longer stand on it because of who already does. */
import type { RandomSource } from '@masthead/rules';
import type { AskedSlot } from '../placements.ts';
import type { Creative } from './campaign.ts';
import { matches } from './condition.ts';
import { type Fit, fitsIn, fitsOf, sizeOf } from './creative-sizes.ts';
import type { Eligible } from './eligible.ts';
import { valuesOf } from './page-values.ts';
import type { Choice, Question, Reason } from './question.ts';

export interface PagePlan {
  readonly choices: readonly Choice[];
  freeSlots(): AskedSlot[];
  mayStand(line: Eligible, slot: AskedSlot): boolean;
  /** Whether a line could stand in a place if nobody else did. */
  canTake(line: Eligible, slot: AskedSlot): boolean;
  placesOf(line: Eligible): AskedSlot[];
  place(line: Eligible, slot: AskedSlot, reason: Reason): void;
  /** A line in all of its places, or in none. */
  placeAll(line: Eligible, reason: Reason): void;
}

export function planPage(question: Question, creatives: ReadonlyMap<string, Creative>, random: RandomSource): PagePlan {
  const free = new Set(question.slots);
  const choices: Choice[] = [];
  const used = new Set<string>();
  const labels = new Set<string>();
  const advertiserOf = new Map<string, string>();

  const isAllowed = ({ line, prepared: { industry } }: Eligible): boolean =>
    !used.has(line.id) &&
    !line.competesAs.some((label) => labels.has(label)) &&
    (industry === '' || (advertiserOf.get(industry) ?? line.advertiserId) === line.advertiserId);

  const isAimedAt = ({ line, prepared: { looksAtPlaces } }: Eligible, slot: AskedSlot): boolean =>
    line.where === null || !looksAtPlaces || matches(line.where, valuesOf(question, slot));

  const canTake = (line: Eligible, slot: AskedSlot): boolean =>
    fitsIn(line.prepared.fits, slot).length > 0 && isAimedAt(line, slot);

  const placesOf = (line: Eligible): AskedSlot[] => question.slots.filter((slot) => canTake(line, slot));

  const fill = ({ line }: Eligible, slot: AskedSlot, fits: readonly Fit[], reason: Reason): Creative | undefined => {
    const fit = fits[Math.floor(random() * fits.length)];
    if (!fit) return undefined;
    free.delete(slot);
    choices.push({ slot, line, creative: fit.creative, size: sizeOf(fit, slot), reason });
    return fit.creative;
  };

  const fillBeside = (line: Eligible, film: Creative | undefined, of: string): void => {
    if (film?.kind !== 'video') return;
    const beside = fitsOf(film.companionIds.flatMap((id) => creatives.get(id) ?? []));
    for (const slot of [...free]) fill(line, slot, fitsIn(beside, slot), { type: 'companion', of });
  };

  const place = (line: Eligible, slot: AskedSlot, reason: Reason): void => {
    used.add(line.line.id);
    for (const label of line.line.competesAs) labels.add(label);
    const { industry, fits } = line.prepared;
    if (industry !== '') advertiserOf.set(industry, line.line.advertiserId);
    fillBeside(line, fill(line, slot, fitsIn(fits, slot), reason), slot.id);
  };

  return {
    choices,
    freeSlots: () => [...free],
    mayStand: (line, slot) => free.has(slot) && isAllowed(line) && canTake(line, slot),
    canTake,
    placesOf,
    place,
    placeAll(line, reason) {
      const places = placesOf(line);
      const fits = places.length <= line.capRoom && places.every((slot) => free.has(slot));
      if (fits && isAllowed(line)) for (const slot of places) if (free.has(slot)) place(line, slot, reason);
    },
  };
}
