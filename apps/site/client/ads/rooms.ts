/**
 * The rooms that a page keeps for ads. While a page is open none is opened or closed that its reader may have seen: what
 * moves is below the window, and all else waits for the next page.
 */

const rooms = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-ad-room]')];
const root = document.documentElement;

/** The whole room of a place, with what stands around it. */
const roomOf = (slot: HTMLElement): HTMLElement => slot.parentElement?.closest<HTMLElement>('[data-ad-room]') ?? slot;

/** `windows`: so many of them below the top of what is in view. */
const isBelow = (room: HTMLElement, windows = 1): boolean => room.getBoundingClientRect().top >= innerHeight * windows;

/** A reader who scrolls can be a window further before the next frame is drawn. */
const OUT_OF_REACH = 2;

/** Ads may be shown from now on: what is in sight stays as it is. */
export function openRooms(): void {
  if (root.dataset.ads !== 'off') return;
  const closed = rooms();
  delete root.dataset.ads;
  for (const room of closed) if (!isBelow(room)) room.dataset.shut = '';
}

/** From the next page on there are none, or fewer; in this one each stays where it is. */
export function closeRooms(to: 'off' | 'light'): void {
  if (root.dataset.ads === to) return;
  for (const room of rooms()) if (room.checkVisibility()) room.dataset.kept = '';
  root.dataset.ads = to;
}

/** Takes the room of what stays empty, where nobody sees it go; the space below the window alone moves. */
export function collapse(slot: HTMLElement): void {
  const room = roomOf(slot);
  if (!isBelow(room, OUT_OF_REACH)) return;
  room.dataset.shut = '';
  slot.dataset.shut = '';
}
