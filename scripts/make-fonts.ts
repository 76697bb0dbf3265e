/**
 * Cuts the fonts of the design system out of the packages that they come in, and writes the styles that name them. Run
 * it (`node scripts/make-fonts.ts`) when a style needs another weight or size, or a text other letters; what it writes
 * is kept with the sources, so that a build needs none of this.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type LetterRange, type LetterSet, letterSets } from '../packages/ui/src/fonts/letters.ts';
import { fontOf, tablesOf } from './font-tables.ts';

interface Cut {
  /** What its files are called; the name of the set follows. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** The package's file for the two alphabets that it knows. */
  source(alphabet: 'latin' | 'latin-ext'): string;
  /** What styles set. Everything else of an axis is cut off, and with it what the font says of it. */
  axes: { wght: readonly [number, number]; opsz?: readonly [number, number] };
  /** Whose kerning all weights and sizes have: about what most headlines are set in. */
  kernedAs: { wght: number; opsz?: number };
  features: readonly string[];
}

const PACKAGES = '@fontsource-variable';

const cuts: readonly Cut[] = [
  {
    name: 'schibsted-grotesk',
    family: 'Schibsted Grotesk Variable',
    style: 'normal',
    source: (alphabet) => `${PACKAGES}/schibsted-grotesk/files/schibsted-grotesk-${alphabet}-wght-normal.woff2`,
    axes: { wght: [400, 850] },
    kernedAs: { wght: 700 },
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
  {
    name: 'newsreader',
    family: 'Newsreader Variable',
    style: 'normal',
    source: (alphabet) => `${PACKAGES}/newsreader/files/newsreader-${alphabet}-opsz-normal.woff2`,
    axes: { wght: [400, 640], opsz: [18, 60] },
    kernedAs: { wght: 460, opsz: 26 },
    features: ['kern', 'liga', 'lnum'],
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader Variable',
    style: 'italic',
    source: (alphabet) => `${PACKAGES}/newsreader/files/newsreader-${alphabet}-wght-italic.woff2`,
    axes: { wght: [400, 640] },
    kernedAs: { wght: 420 },
    features: ['kern', 'liga', 'lnum'],
  },
];

const SETS = Object.keys(letterSets) as LetterSet[];
/** No browser reads the first; the second moves underlines by fractions of a unit. */
const UNUSED_TABLES = ['STAT', 'MVAR'];
/** The second has what the first says of its letters. */
const KERNING_TABLES = ['GPOS', 'GDEF'];
const UI = new URL('../packages/ui/src/', import.meta.url);

const fileOf = ({ name }: Cut, set: LetterSet): string => `${name}-${set}.woff2`;

/**
 * Kerning that changes with weight and size is a quarter of a font, for differences that nobody sees: all have that of one
 * instance, whose letters are the same and stand in the same order.
 */
async function cutOut(cut: Cut, set: LetterSet): Promise<Buffer> {
  const source = await readFile(
    fileURLToPath(import.meta.resolve(cut.source(set === 'extended' ? 'latin-ext' : 'latin'))),
  );
  const ranges = Object.entries(cut.axes).map(([axis, [min, max]]) => [axis, { min, max }]);
  const tables = tablesOf(await subset(cut, set, source, Object.fromEntries(ranges)));
  const kerned = tablesOf(await subset(cut, set, source, cut.kernedAs));
  for (const name of KERNING_TABLES) {
    const table = kerned.get(name);
    if (table) tables.set(name, table);
    else tables.delete(name);
  }
  return subset(cut, set, fontOf(tables), {}, 'woff2');
}

const subset = (
  { features }: Cut,
  set: LetterSet,
  font: Buffer,
  variationAxes: Parameters<typeof subsetFont>[2]['variationAxes'],
  targetFormat: 'truetype' | 'woff2' = 'truetype',
): Promise<Buffer> =>
  subsetFont(font, lettersOf(letterSets[set]), {
    targetFormat,
    keepFeatures: features,
    dropTables: UNUSED_TABLES,
    variationAxes,
  });

const lettersOf = (ranges: readonly LetterRange[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');

function faceOf(cut: Cut, set: LetterSet, family = cut.family): string {
  const [lightest, boldest] = cut.axes.wght;
  return `@font-face {
  font-family: "${set === 'usual' ? family : rareFamily(family)}";
  src: url("../fonts/${fileOf(cut, set)}") format("woff2");
  font-weight: ${lightest} ${boldest};
  font-style: ${cut.style};
  font-display: ${set === 'usual' ? 'optional' : 'swap'};
  unicode-range:
    ${letterSets[set].map(rangeText).join(', ')};
}`;
}

/**
 * A family of their own, after the usual one: a browser that has several files of one family to choose from takes twice as
 * long to lay out every text, whether or not it shows one of their letters.
 */
const rareFamily = (family: string): string => `${family.replace(/ Variable$/, '')} Rare`;

const hex = (letter: number): string => letter.toString(16).toUpperCase().padStart(4, '0');
const rangeText = ([first, last]: LetterRange): string =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

const HEAD = `/* Written by scripts/make-fonts.ts. "optional" plus preload means text never moves. Of letters that few texts have the
   document asks for the files that it needs; one that comes late is still used, or a name would stand in two fonts. */`;
const UPRIGHT_AGAIN =
  '/* The upright serif again, under its own name: what is italic is slanted from it until the italic is there. */';

function stylesOf(): string {
  const upright = cuts.filter(({ name }) => name === 'newsreader');
  const faces = cuts.flatMap((cut) => SETS.map((set) => faceOf(cut, set)));
  const again = upright.flatMap((cut) => SETS.map((set) => faceOf(cut, set, 'Newsreader Upright')));
  return `${[HEAD, ...faces, UPRIGHT_AGAIN, ...again].join('\n')}\n`;
}

for (const cut of cuts)
  for (const set of SETS) {
    const bytes = await cutOut(cut, set);
    await writeFile(new URL(`fonts/${fileOf(cut, set)}`, UI), bytes);
    process.stdout.write(`${fileOf(cut, set)} ${bytes.length} bytes\n`);
  }
await writeFile(new URL('styles/fonts.css', UI), stylesOf());
