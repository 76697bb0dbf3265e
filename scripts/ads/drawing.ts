/** What the demo's advertisements are drawn with: their sizes, flat shapes and lines of type, as SVG. */

/** As they are shown; 600x400 is the picture of a native card, which has no words. */
export const SIZES = ['970x250', '728x90', '728x250', '320x50', '300x250', '300x600', '600x400'] as const;
export type Size = (typeof SIZES)[number];

interface Creative {
  alt: string;
  /** Composed for each size: one scaled picture would be too small to read in most of them. */
  drawings: Record<Size, string>;
}

export interface Advertiser {
  slug: string;
  creatives: Record<string, Creative>;
}

/** An ad before a film: a drawing for each moment, in seconds. It makes no sound. */
export interface Film {
  advertiser: string;
  name: string;
  seconds: number;
  draw(second: number): string;
}

type Shapes = readonly (string | readonly string[])[];

export const all = (...shapes: Shapes): string => shapes.flat().join('');

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const stroke = (path: string, color: string, width: number, dashes = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dashes}"/>`;

export const at = (x: number, y: number, scale: number, ...shapes: Shapes): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${all(...shapes)}</g>`;

export const turned = (degrees: number, ...shapes: Shapes): string =>
  `<g transform="rotate(${degrees})">${all(...shapes)}</g>`;

export const faint = (opacity: number, ...shapes: Shapes): string => `<g opacity="${opacity}">${all(...shapes)}</g>`;

/** What of the shapes lies within the outline; the name is used once in a drawing. */
export const within = (name: string, outline: string, ...shapes: Shapes): string =>
  `<clipPath id="${name}">${outline}</clipPath><g clip-path="url(#${name})">${all(...shapes)}</g>`;

/** One for each place in a row, from its number. */
export const row = (count: number, each: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => each(place)).join('');

interface Voice {
  family: 'Ad Grotesk' | 'Ad Serif' | 'Ad Italic';
  weight: number;
  fill: string;
  /** Space between letters, in ems. */
  tracking?: number;
  /** From one line to the next, in ems. */
  leading?: number;
}

type Anchor = 'start' | 'middle' | 'end';
export type Say = (x: number, y: number, size: number, words: string, anchor?: Anchor) => string;

/** How an advertiser speaks. A bar in the words begins another line. */
export const voice =
  ({ family, weight, fill, tracking = 0, leading = 1.08 }: Voice): Say =>
  (x, y, size, words, anchor = 'start') => {
    const type = `font-family="${family}" font-weight="${weight}" letter-spacing="${(tracking * size).toFixed(2)}"`;
    const lines = words.split('|').map((line, place) => {
      const baseline = (y + place * size * leading).toFixed(1);
      return `<text x="${x}" y="${baseline}" font-size="${size}">${line.replaceAll('&', '&amp;')}</text>`;
    });
    return `<g ${type} fill="${fill}" text-anchor="${anchor}">${lines.join('')}</g>`;
  };
