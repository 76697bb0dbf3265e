import { describe, expect, it } from 'vitest';
import { parseWire } from './parse-wire.ts';
import { searchResultsCodec } from './search-results.ts';

const snippet = [
  { text: 'About ', hit: false },
  { text: 'tunnels', hit: true },
];
const found = {
  id: 's1',
  typeName: 'content_article',
  slug: 'tunnels',
  headline: 'Tunnels',
  datePublished: { date: '2026-11-15 09:00:00' },
  highlights: { snippet },
};
const results = (more: object, ...items: unknown[]) => ({
  title: 'tunnels',
  items,
  paging: { limit: '10', offset: '0', total: '1' },
  totalIsCapped: false,
  corrected: null,
  ...more,
});

describe('what a search finds', () => {
  it('is stories, each with the words asked for', () => {
    const { items, corrected, totalIsCapped } = parseWire(searchResultsCodec, results({}, found));
    expect(items[0]).toMatchObject({ headline: 'Tunnels', highlights: { snippet } });
    expect(items[0]?.highlights.headline).toBeUndefined();
    expect([corrected, totalIsCapped]).toEqual([undefined, false]);
  });

  it('says how the query was understood, and that there is more', () => {
    expect(parseWire(searchResultsCodec, results({ corrected: 'tunnel', totalIsCapped: true }))).toMatchObject({
      corrected: 'tunnel',
      totalIsCapped: true,
    });
  });

  it('leaves out a story that cannot be read', () => {
    const broken = { ...found, id: 's2', highlights: null };
    expect(parseWire(searchResultsCodec, results({}, broken, found)).items.map(({ id }) => id)).toEqual(['s1']);
  });
});
