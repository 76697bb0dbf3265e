import { describe, expect, it } from 'vitest';
import { LONGEST_SIDE, parseOrder, queryOf } from './order.ts';
import { FITS, type Preset, presets } from './presets.ts';

const all: readonly [string, Preset][] = Object.entries(presets);

describe('the named sizes', () => {
  it('are about a hundred', () => {
    expect(all.length).toBeGreaterThanOrEqual(90);
    expect(all.length).toBeLessThanOrEqual(120);
  });

  it.each([
    ['seo_image_wide', { width: 1200, height: 675, fit: 'crop' }],
    ['seo_image_full', { width: 1200, height: 900, fit: 'crop' }],
    ['seo_image_square', { width: 1200, height: 1200, fit: 'crop' }],
    ['col_4_wide', { width: 416, height: 228, fit: 'crop' }],
    ['square_256', { width: 256, height: 256, fit: 'crop' }],
    ['video_still', { width: 856, height: 482, fit: 'crop' }],
    ['wide_980', { width: 980, height: 550, fit: 'crop' }],
    ['sc_xlarge', { width: 1920, fit: 'bounds' }],
  ] as const)('have %s as %j', (name, preset) => {
    expect(presets[name]).toStrictEqual(preset);
  });

  it('fit in one of three ways', () => {
    expect(FITS).toEqual(['crop', 'cover', 'bounds']);
    expect(new Set(all.map(([, { fit }]) => fit))).toEqual(new Set(FITS));
  });

  it.each(all)('can be asked for: %s', (_, preset) => {
    expect(parseOrder(new URLSearchParams(queryOf(preset)))).toEqual(preset);
    expect(Math.max(preset.width, preset.height ?? 1)).toBeLessThanOrEqual(LONGEST_SIDE);
  });

  it.each(all.filter(([, { fit }]) => fit !== 'bounds'))(
    'have a height where something is cut or covered: %s',
    (_, preset) => {
      expect(preset.height).toBeGreaterThan(0);
    },
  );

  it.each(all.filter(([name]) => /^[a-z]+_\d+$/.test(name)))(
    'are as wide as their name says: %s',
    (name, { width }) => {
      expect(name.endsWith(`_${width}`)).toBe(true);
    },
  );
});
