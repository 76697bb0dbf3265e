/** Reads what tests ask of a font: its letters, its axes, its heights and what moves its letters, out of the tables that WOFF2 keeps as they are. */
import { brotliDecompressSync } from 'node:zlib';

export interface Font {
  letters: ReadonlySet<number>;
  axes: Readonly<Record<string, readonly [min: number, max: number]>>;
  /** In parts of its size. */
  ascent: number;
  descent: number;
  /** What moves letters, such as `kern`. */
  positioning: readonly string[];
}

/** The numbers that a WOFF2 directory has for the tables that are read here. */
const TABLES: Readonly<Record<number, string>> = { 0: 'cmap', 1: 'head', 2: 'hhea', 27: 'GPOS', 47: 'fvar' };
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;
const HEADER = 48;

export function readFont(woff2: Buffer): Font {
  const tables = tablesOf(woff2);
  const table = (name: string): Buffer => {
    const bytes = tables.get(name);
    if (!bytes) throw new Error(`The font has no ${name}`);
    return bytes;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  return {
    letters: lettersOf(table('cmap')),
    axes: axesOf(table('fvar')),
    ascent: table('hhea').readInt16BE(4) / unitsPerEm,
    descent: -table('hhea').readInt16BE(6) / unitsPerEm,
    positioning: featuresOf(table('GPOS')),
  };
}

function tablesOf(woff2: Buffer): Map<string, Buffer> {
  const directory: { name: string; length: number }[] = [];
  let at = HEADER;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  for (let left = woff2.readUInt16BE(12); left > 0; left -= 1) {
    const flags = woff2.readUInt8(at++);
    const kind = flags & 0x3f;
    const name = kind === NAMED ? woff2.toString('latin1', at, at + 4) : (TABLES[kind] ?? `table ${kind}`);
    if (kind === NAMED) at += 4;
    const whole = number();
    const version = flags >> 6;
    const transformed = kind === GLYF || kind === LOCA ? version !== 3 : version !== 0;
    directory.push({ name, length: transformed ? number() : whole });
  }
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  let from = 0;
  return new Map(
    directory.map(({ name, length }) => {
      from += length;
      return [name, data.subarray(from - length, from)];
    }),
  );
}

/** Of the table for the basic plane (format 4), where all letters of ours are. */
function lettersOf(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  for (const offset of offsets) {
    if (cmap.readUInt16BE(offset) !== 4) continue;
    const segments = cmap.readUInt16BE(offset + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = cmap.readUInt16BE(offset + 14 + segment * 2);
      const first = cmap.readUInt16BE(offset + 16 + (segments + segment) * 2);
      for (let letter = first; letter <= last && letter < 0xffff; letter += 1) letters.add(letter);
    }
  }
  return letters;
}

function axesOf(fvar: Buffer): Font['axes'] {
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  const fixed = (at: number): number => fvar.readInt32BE(at) / 65_536;
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const at = start + index * size;
      return [fvar.toString('latin1', at, at + 4), [fixed(at + 4), fixed(at + 12)]];
    }),
  );
}

function featuresOf(layout: Buffer): string[] {
  const list = layout.readUInt16BE(6);
  return Array.from({ length: layout.readUInt16BE(list) }, (_, index) => {
    const at = list + 2 + index * 6;
    return layout.toString('latin1', at, at + 4);
  });
}
