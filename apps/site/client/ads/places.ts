/** The places of the page in view, as they are asked for on this screen. */
import { adMessages, type PlacedSlot, placedSlots, type SizeName, type SlotKey, slots } from '@masthead/ads';
import type { Device } from '@masthead/rules';

export interface Place extends PlacedSlot {
  /** Its part of the page. */
  readonly slot: HTMLElement;
}

/** By the same widths as the page's styles. */
export function screenDevice(): Device {
  if (matchMedia('(min-width: 64em)').matches) return 'desktop';
  return matchMedia('(min-width: 48em)').matches ? 'tablet' : 'mobile';
}

const isKey = (name: string | undefined): name is SlotKey => name !== undefined && Object.hasOwn(slots, name);

/** Those that can be seen, in their order; a size that is wider than its place is not asked for. */
export function placesOf(elements: readonly HTMLElement[], report: (error: Error) => void): Place[] {
  const visible = elements.filter(isThere).sort(inDocument);
  const known = visible.flatMap((slot) => (isKey(slot.dataset.ad) ? [{ slot, key: slot.dataset.ad }] : []));
  const unknown = visible.filter((slot) => !isKey(slot.dataset.ad));
  if (unknown.length > 0) report(new Error(adMessages.invalidUnits(unknown.map(({ dataset }) => dataset.ad ?? ''))));
  const left = [...known];
  const placed = placedSlots(
    known.map(({ key }) => key),
    screenDevice(),
  );
  return placed.flatMap((each): Place[] => {
    const at = left.findIndex(({ key }) => key === each.key);
    const [found] = left.splice(0, at + 1).slice(-1);
    if (!found) return [];
    const sizes = each.sizes.filter((size) => widthOf(size) <= roomIn(found.slot));
    return sizes.length > 0 ? [{ ...each, sizes, slot: found.slot }] : [];
  });
}

/** The bar at the foot shows itself once it has an ad. */
const isThere = (slot: HTMLElement): boolean => slot.dataset.ad === 'omnibar' || slot.checkVisibility();

/** What its ad has in width, or will have. */
function roomIn(slot: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(slot);
  return slot.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) || innerWidth;
}

const inDocument = (one: HTMLElement, other: HTMLElement): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** What takes the width that it finds is never too wide. */
const widthOf = (size: SizeName): number => Number.parseInt(size, 10) || 0;
