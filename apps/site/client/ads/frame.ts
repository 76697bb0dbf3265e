/**
 * An ad in a frame of no origin: it can show itself and open its advertiser's page, and nothing else. It has no script, and
 * sees nothing of the page.
 */
import type { FilledSlot } from '@masthead/ads/wire';
import styles from './ads.module.css';
import { element } from './element.ts';

type Framed = FilledSlot & { show: { kind: 'frame' } };

export const isFramed = (ad: FilledSlot): ad is Framed => ad.show.kind === 'frame';

const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export function frameOf({ show: { src, title }, size }: Framed): HTMLIFrameElement {
  const { theme } = document.documentElement.dataset;
  const frame = element('iframe', {
    class: styles.frame,
    sandbox: SANDBOX,
    title,
    referrerpolicy: 'no-referrer',
    src: theme === 'light' || theme === 'dark' ? `${src}?theme=${theme}` : src,
  });
  const [width = '', height = ''] = size.split('x');
  frame.style.width = width === 'fluid' ? '100%' : `${width}px`;
  frame.style.height = `${height}px`;
  frame.addEventListener('load', () => frame.toggleAttribute('data-loaded', true), { once: true });
  return frame;
}
