/** The ad at the foot of the window, from a visit's second page on. Its reader can close it until tomorrow. */
import place from '../../components/ads/AdSlot.module.css';
import styles from './ads.module.css';
import { CLOSE, drawing, element } from './element.ts';
import { adMemory } from './memory.ts';

/** Nothing else stands at the foot of these pages. */
const isFree = (): boolean =>
  !document.querySelector('section[aria-label="Your privacy"], section[aria-label="Compare and buy"], dialog[open]');

/** Empty and out of sight until it has an ad; undefined where there is none. */
export function omnibar(pageViews: number, signal: AbortSignal): HTMLElement | undefined {
  if (pageViews < 2 || adMemory.isBarClosed() || !isFree()) return undefined;
  const bar = element('aside', { class: styles.omnibar, 'aria-label': 'Advertisement at the foot' });
  const ad = element('div', { class: place.slot, 'data-ad': 'omnibar' });
  const close = element(
    'button',
    { type: 'button', class: styles.close, 'aria-label': 'Close this ad until tomorrow' },
    drawing(CLOSE, styles.icon),
  );
  close.addEventListener('click', () => {
    adMemory.closeBar();
    bar.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  bar.append(ad, close);
  document.body.append(bar);
  signal.addEventListener('abort', () => bar.remove());
  return ad;
}
