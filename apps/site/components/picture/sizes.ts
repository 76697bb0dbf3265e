/** The `sizes` of a picture: how wide it stands, so that a browser chooses among what it is offered. */
import type { Slot } from './slots.ts';

/**
 * A phone fetches no picture wider than twice its box: no eye tells more. So phones are told a smaller width than there
 * is: three quarters, since browsers round up to the next size on offer, which is at most a third larger; and two thirds
 * of that on screens of three pixels to a point and more.
 */
const PHONE_SHARES = [
  { from: '2.5dppx', share: 0.5 },
  { from: '1.5dppx', share: 0.75 },
];

const LAYOUTS = [
  { name: 'desktop', from: '90em' },
  { name: 'laptop', from: '64em' },
  { name: 'tablet', from: '48em' },
] as const;

export function sizesOf({ widths }: Slot): string {
  const layouts = LAYOUTS.flatMap(({ name, from }) => {
    const width = widths[name];
    return width ? [`(min-width: ${from}) calc(${width})`] : [];
  });
  const phones = PHONE_SHARES.map(({ from, share }) => `(min-resolution: ${from}) calc((${widths.phone}) * ${share})`);
  return [...layouts, ...phones, `calc(${widths.phone})`].join(', ');
}
