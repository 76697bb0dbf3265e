/** The sizes that pictures are asked for in, by name. Pages ask for no other, so caches hold each picture a few times only. */

export const FITS = ['crop', 'cover', 'bounds'] as const;
/** crop: exactly this box, what sticks out is cut off. cover: at least this box, whole. bounds: at most this box, whole. */
export type Fit = (typeof FITS)[number];

export interface Preset {
  width: number;
  /** Without one the picture keeps its shape. */
  height?: number;
  fit: Fit;
}

/** One shape in several widths: "wide_640", "wide_768"… */
function family<const Name extends string, const Width extends number>(
  name: Name,
  fit: Fit,
  ratio: number,
  widths: readonly Width[],
) {
  const presets = widths.map((width) => [`${name}_${width}`, { width, height: Math.round(width / ratio), fit }]);
  return Object.fromEntries(presets) as Record<`${Name}_${Width}`, Preset>;
}

/** A page has twelve columns; a picture as wide as some of them comes in three shapes. */
const COLUMN = 86;
const GUTTER = 24;
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const COLUMN_SHAPES = { wide: 416 / 228, full: 4 / 3, square: 1 } as const;

function columns<const Shape extends keyof typeof COLUMN_SHAPES>(shape: Shape) {
  const presets = COLUMNS.map((count) => {
    const width = count * COLUMN + (count - 1) * GUTTER;
    return [`col_${count}_${shape}`, { width, height: Math.round(width / COLUMN_SHAPES[shape]), fit: 'crop' }];
  });
  return Object.fromEntries(presets) as Record<`col_${(typeof COLUMNS)[number]}_${Shape}`, Preset>;
}

export const presets = {
  // For other sites that show a story: search engines and social networks.
  seo_image_wide: { width: 1200, height: 675, fit: 'crop' },
  seo_image_full: { width: 1200, height: 900, fit: 'crop' },
  seo_image_square: { width: 1200, height: 1200, fit: 'crop' },
  ...columns('wide'),
  ...columns('full'),
  ...columns('square'),
  ...family('wide', 'crop', 16 / 9, [240, 320, 480, 640, 768, 960, 1200, 1600, 1920]),
  wide_980: { width: 980, height: 550, fit: 'crop' },
  video_still: { width: 856, height: 482, fit: 'crop' },
  ...family('photo', 'crop', 3 / 2, [208, 320, 400, 480, 640, 768, 960]),
  ...family('full', 'crop', 4 / 3, [240, 320, 400, 480, 640, 768]),
  ...family('square', 'crop', 1, [56, 80, 104, 136, 256, 310, 512]),
  ...family('portrait', 'crop', 4 / 5, [160, 320, 480, 840]),
  ...family('banner', 'crop', 7 / 3, [480, 640, 768, 960, 1200, 1600]),
  // Whole pictures, as large as they may be.
  sc_small: { width: 480, fit: 'bounds' },
  sc_medium: { width: 768, fit: 'bounds' },
  sc_large: { width: 1200, fit: 'bounds' },
  sc_xlarge: { width: 1920, fit: 'bounds' },
  ...family('whole', 'bounds', 1, [320, 480, 640, 768, 960, 1200, 1600]),
  // Behind words from edge to edge: whatever the window's shape, there is enough picture; a phone's is upright.
  ...family('hero', 'cover', 3 / 2, [960, 1200, 1440, 1920]),
  ...family('tall', 'crop', 9 / 16, [480, 640, 768, 960]),
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;
