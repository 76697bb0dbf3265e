/**
 * Lets the skybox stay in sight for a moment while its reader scrolls on, and then lets go: after the first window of
 * scrolling, or some seconds of it, whichever comes first. It never begins to stay where it was left behind, and
 * where it lets go it goes with the page from there, so that nothing jumps.
 */
import { SKYBOX_RELEASE_MS } from '@masthead/ads';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export function letStick(slot: HTMLElement, signal: AbortSignal): void {
  const reach = slot.parentElement;
  const room = reach?.parentElement;
  if (!reach || !room || stillness.matches || isLeft(room)) return;
  const watching = new AbortController();
  const end = AbortSignal.any([signal, watching.signal]);
  reach.dataset.sticks = '';
  const letGo = (): void => {
    const travelled = slot.getBoundingClientRect().top - room.getBoundingClientRect().top;
    // The end of its reach is where it is now.
    reach.style.height = `${travelled + slot.offsetHeight}px`;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const out = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) watching.abort();
  });
  out.observe(slot);
  addEventListener(
    'scroll',
    () => {
      timer = setTimeout(letGo, SKYBOX_RELEASE_MS);
    },
    { signal: end, once: true, passive: true },
  );
  // Who goes through the page by keyboard must see where they are.
  addEventListener('keydown', ({ key }) => key === 'Tab' && letGo(), { signal: end, once: true });
  end.addEventListener('abort', () => {
    clearTimeout(timer);
    out.disconnect();
    // Out of sight, it goes back to its room.
    delete reach.dataset.sticks;
    reach.style.height = '';
  });
}

/** Its reader has scrolled on: to bring it back into sight would cover what they read. */
const isLeft = (room: HTMLElement): boolean => room.getBoundingClientRect().top < 0;
