import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeatureShelf } from '../../pages/feature/data.ts';
import type { HydrationState } from '../../pages/page-state.ts';
import { hydrationJson } from './page-json.ts';

const SECRET = 'words of the text';

const shelf = (id: string, heading: string): FeatureShelf => ({
  kind: 'text',
  id,
  heading,
  body: [{ kind: 'text', id, bodyHtml: SECRET }],
});

const stateOf = (word: string, shelves: FeatureShelf[]): HydrationState => ({
  page: {
    content: { page: 'feature', data: { now: 0, name: word, description: '', shelves } },
    layout: 'default',
    brand: 'cnet',
    path: word,
    year: 2026,
  },
  navigation: undefined,
  version: word,
});

const withoutTexts = (state: HydrationState): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (key === 'bodyHtml' ? undefined : value)));

it('leaves a text out that a page holds itself', () => {
  const state = stateOf('', []);
  Object.assign(state.page.content.data, { bodyHtml: SECRET });
  expect(hydrationJson(state).map(String).join('')).not.toContain(SECRET);
});

it('says all that the page says but its texts, however often it is written, and ends no script', () => {
  const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '<!--', '’', '\u2028'));
  fc.assert(
    fc.property(word, fc.array(fc.tuple(word, word)), (said, shelves) => {
      const state = stateOf(
        said,
        shelves.map(([id, heading]) => shelf(id, heading)),
      );
      for (const _time of [1, 2, 3]) {
        const json = hydrationJson(state).map(String).join('');
        expect(JSON.parse(json)).toEqual(withoutTexts(state));
        expect(json).not.toMatch(/<\/script|<!--/i);
        expect(json).not.toContain(SECRET);
      }
    }),
  );
});
