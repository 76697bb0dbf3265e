import { describe, expect, it } from 'vitest';
import { sizesOf } from './sizes.ts';
import { type Slot, slots } from './slots.ts';

const inPlace = (widths: Slot['widths']): string => sizesOf({ ratio: '1x1', presets: ['square_56'], widths });

describe('how wide a picture is said to stand', () => {
  it('is asked from the widest layout to phones, since the first that holds counts', () => {
    expect(inPlace({ phone: '100vw - 40px', tablet: '50vw', laptop: '25vw', desktop: '261px' })).toBe(
      [
        '(min-width: 90em) calc(261px)',
        '(min-width: 64em) calc(25vw)',
        '(min-width: 48em) calc(50vw)',
        '(min-resolution: 2.5dppx) calc((100vw - 40px) * 0.5)',
        '(min-resolution: 1.5dppx) calc((100vw - 40px) * 0.75)',
        'calc(100vw - 40px)',
      ].join(', '),
    );
  });

  it.each<[Slot['widths'], string[]]>([
    [{ phone: '9px' }, []],
    [{ phone: '9px', tablet: '8px' }, ['48em']],
    [{ phone: '9px', laptop: '8px' }, ['64em']],
    [{ phone: '9px', tablet: '8px', desktop: '7px' }, ['90em', '48em']],
  ])('leaves out layouts that say nothing of their own: %j', (widths, layouts) => {
    expect([...inPlace(widths).matchAll(/min-width: (\w+)/g)].map(([, from]) => from)).toEqual(layouts);
  });

  it.each(Object.entries(slots))('ends with a width that holds anywhere: %s', (_, slot) => {
    const entries = sizesOf(slot).split(', ');
    expect(entries.at(-1)).toBe(`calc(${slot.widths.phone})`);
    for (const entry of entries.slice(0, -1)) expect(entry).toMatch(/^\(min-[a-z]+: [\d.]+(em|dppx)\) calc\(.+\)$/);
  });
});
