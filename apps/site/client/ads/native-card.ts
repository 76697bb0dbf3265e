/** An ad among stories, in the page's own type: told apart by its hatch, and by its payer where the writer would be. */
import type { FilledSlot } from '@masthead/ads/wire';
import styles from './ads.module.css';
import { element } from './element.ts';

type Native = Extract<FilledSlot['show'], { kind: 'native' }>;

export function nativeCard({ headline, text, payerName, host, href, picture }: Native): HTMLElement {
  const link = element(
    'a',
    { href, target: '_blank', rel: 'sponsored nofollow noopener', class: styles.nativeLink },
    headline,
  );
  const { src, alt, width, height } = picture;
  const shown = element('img', {
    src,
    alt,
    width: `${width}`,
    height: `${height}`,
    decoding: 'async',
    class: styles.nativePicture,
  });
  return element(
    'div',
    { class: styles.native },
    element('p', { class: styles.nativePayer }, `Paid, ${payerName}`),
    element('p', { class: styles.nativeHeadline }, link),
    element('p', { class: styles.nativeText }, text),
    element('p', { class: styles.nativeHost }, host),
    shown,
  );
}
