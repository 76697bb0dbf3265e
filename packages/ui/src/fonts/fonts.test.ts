import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFont } from '../testing/woff2.ts';
import { type LetterRange, type LetterSet, letterSets } from './letters.ts';

const bytesOf = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.woff2'));
const sets = Object.keys(letterSets) as LetterSet[];

const lettersIn = (ranges: readonly LetterRange[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What the style sheets say in `@font-face`, one after the other. */
const facesIn = (sheet: string): [name: string, face: Record<string, string>][] =>
  [
    ...bytesOf(`../styles/${sheet}`)
      .toString()
      .matchAll(/@font-face \{([^}]*)\}/g),
  ].map(([, rules = '']) => {
    const face = Object.fromEntries(
      [...rules.matchAll(/([a-z-]+):\s+([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    );
    return [`${face['font-family']} of ${face.src}`, face];
  });
const percent = (text = ''): number => Number.parseFloat(text) / 100;

describe('the fonts', () => {
  it('that stand before the first paint of every page weigh 53 KB at most', () => {
    const weight = ['schibsted-grotesk', 'newsreader'].map((font) => bytesOf(`${font}-usual.woff2`).length);
    expect(weight.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(53_000);
  });

  it('have every letter in one file', () => {
    const all = sets.flatMap((set) => lettersIn(letterSets[set]));
    expect(new Set(all).size).toBe(all.length);
    for (const [from, to] of ['az', 'AZ', '09', 'ßÿ'].map((pair) => [...pair].map((letter) => letter.charCodeAt(0))))
      expect(all).toEqual(expect.arrayContaining(lettersIn([[from ?? 0, to ?? 0]])));
  });

  it.each(files)('%s has the letters that its style promises', (file) => {
    const set = sets.find((name) => file.endsWith(`-${name}.woff2`));
    const { letters } = readFont(bytesOf(file));
    expect(lettersIn(set ? letterSets[set] : []).filter((letter) => !letters.has(letter))).toEqual([]);
  });

  it.each(files)('%s is kerned', (file) => {
    expect(readFont(bytesOf(file)).positioning).toContain('kern');
  });

  it.each(facesIn('fonts.css'))('%s has the weights that its style promises', (_name, face) => {
    const file = /fonts\/([^"]+)/.exec(face.src ?? '')?.[1] ?? '';
    const { axes } = readFont(bytesOf(file));
    expect(`${axes.wght?.join(' ')}`).toBe(face['font-weight']);
    expect(face['font-display']).toBe(file.includes('-usual') ? 'optional' : 'swap');
    expect(face['unicode-range']).toMatch(/^U\+/);
  });

  it('of one name and style are one file: where a name has several, every text takes twice as long to lay out', () => {
    const usual = facesIn('fonts.css').filter(([, { src = '' }]) => src.includes('-usual'));
    const names = facesIn('fonts.css').map(([, face]) => `${face['font-family']} ${face['font-style']}`);
    for (const [, face] of usual)
      expect(names.filter((name) => name === `${face['font-family']} ${face['font-style']}`)).toHaveLength(1);
  });

  it.each(facesIn('tokens.css'))('%s stands as tall as the font that it stands in for', (_name, face) => {
    const stands = face['font-family']?.includes('Grotesk') ? 'schibsted-grotesk' : 'newsreader';
    const { ascent, descent } = readFont(bytesOf(`${stands}-usual.woff2`));
    const size = percent(face['size-adjust']);
    expect(percent(face['ascent-override']) * size).toBeCloseTo(ascent, 3);
    expect(percent(face['descent-override']) * size).toBeCloseTo(descent, 3);
  });
});
