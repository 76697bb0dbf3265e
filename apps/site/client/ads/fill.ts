/** Puts an ad into its place, and takes it out again: its room stays as it is. */
import { LAZY_MARGIN, slots } from '@masthead/ads';
import type { FilledSlot } from '@masthead/ads/wire';
import { aboutButton } from './about.ts';
import styles from './ads.module.css';
import { element } from './element.ts';
import { frameOf, isFramed } from './frame.ts';
import { adMemory } from './memory.ts';
import { nativeCard } from './native-card.ts';
import type { Place } from './places.ts';
import { letStick } from './sticking.ts';
import { watchViewed } from './viewed.ts';

export interface Filled {
  readonly ad: FilledSlot;
  readonly slot: HTMLElement;
  /** `said` stands in its place. */
  empty(said?: string): void;
}

/** What a page may do with its ads while it is in view. */
interface Keeper {
  /** Ends with the view. */
  readonly signal: AbortSignal;
  hide(ad: FilledSlot): void;
}

export function fill(place: Place, ad: FilledSlot, { signal, hide }: Keeper): Filled {
  const { slot, key } = place;
  const ending = new AbortController();
  const end = AbortSignal.any([signal, ending.signal]);
  const button = aboutButton(ad, () => hide(ad));
  const show = (): void => {
    const shown = isFramed(ad) ? frameOf(ad) : cardOf(ad);
    if (!shown) return;
    slot.replaceChildren(element('div', { class: styles.line }, button), element('div', { class: styles.box }, shown));
    slot.dataset.filled = '';
    if (key === 'skybox') letStick(slot, end);
    whenLoaded(shown, end, () => {
      if (ad.capped) adMemory.note(ad.line);
      watchViewed(shown, ad.token, end);
    });
  };
  if (slots[key].loading === 'lazy') whenNear(slot, end, show);
  else show();
  return {
    ad,
    slot,
    empty(said) {
      ending.abort();
      const focused = button.contains(document.activeElement);
      const words = said ? element('p', { class: styles.calm, tabindex: '-1' }, said) : undefined;
      slot.replaceChildren(...(words ? [words] : []));
      if (focused || said) words?.focus({ preventScroll: true });
      delete slot.dataset.filled;
    },
  };
}

const cardOf = ({ show }: FilledSlot): HTMLElement | undefined =>
  show.kind === 'native' ? nativeCard(show) : undefined;

function whenLoaded(shown: HTMLElement, signal: AbortSignal, then: () => void): void {
  const awaited = shown instanceof HTMLIFrameElement ? shown : shown.querySelector('img');
  if (!awaited || (awaited instanceof HTMLImageElement && awaited.complete)) then();
  else awaited.addEventListener('load', then, { once: true, signal });
}

/** Asked for when its reader is within two windows of it. */
function whenNear(slot: HTMLElement, signal: AbortSignal, then: () => void): void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: LAZY_MARGIN },
  );
  observer.observe(slot);
  signal.addEventListener('abort', () => observer.disconnect());
}
