/** How letters look. Mail programs know no tokens and drop what they do not know, so the design's colours stand here as they are. */
import type { CSSProperties } from 'react';

export const SANS = "'Schibsted Grotesk Variable', 'Schibsted Grotesk', Arial, sans-serif";
export const SERIF = "'Newsreader Variable', Newsreader, Georgia, serif";

interface Paint {
  background?: string;
  color?: string;
}

/** Each in light, which is written on the element, and in dark, which a rule puts over it. */
const PAINTS = {
  desk: { light: { background: '#f0f2f7' }, dark: { background: '#0c0d14' } },
  card: { light: { background: '#ffffff' }, dark: { background: '#161822' } },
  bench: { light: { background: '#f0f2f7', color: '#0b0d18' }, dark: { background: '#232633', color: '#f1f2f8' } },
  ink: { light: { color: '#0b0d18' }, dark: { color: '#f1f2f8' } },
  ink2: { light: { color: '#3f4458' }, dark: { color: '#bcc0d0' } },
  ink3: { light: { color: '#5f657b' }, dark: { color: '#a3a8ba' } },
  brand: { light: { background: '#2a1fe0', color: '#ffffff' }, dark: { background: '#4a42ff', color: '#ffffff' } },
  rule: { light: { background: '#d4d8e3' }, dark: { background: '#2e3346' } },
} as const satisfies Record<string, { light: Paint; dark: Paint }>;

type PaintName = keyof typeof PAINTS;

/** What an element gets to be painted so. */
export const painted = (name: PaintName, style: CSSProperties = {}) => ({
  className: `em-${name}`,
  style: { ...PAINTS[name].light, ...style },
});

const darkRules = Object.entries(PAINTS)
  .map(([name, { dark }]) => `.em-${name}{${declarations(dark)}}`)
  .join('');

function declarations(paint: Paint): string {
  return Object.entries(paint)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');
}

export const RULES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0}',
  '@media (max-width:480px){.em-outer{padding:0!important}.em-pad{padding-left:20px!important;padding-right:20px!important}}',
  `@media (prefers-color-scheme:dark){${darkRules}}`,
].join('');
