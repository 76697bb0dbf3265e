/** Where ads stand in the texts of stories: what a text is made of is the same with them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PreparedBody, prepareStory } from './headings.ts';
import { withAds } from './with-ads.ts';

const story = { id: '7', type: 'Explainer' };
const paragraph = (letters = 900) => `<p>${'x'.repeat(letters)}</p>`;
const prepared = (...html: string[]) => prepareStory(html.join(''), story);
const outline = ({ pieces }: PreparedBody): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'text') return piece.blocks.map(({ kind }) => kind);
    return [piece.kind === 'ad' ? 'ad' : piece.element.name];
  });

it('the first stands below the second paragraph, the next a window of text further', () => {
  const text = withAds(prepared(...Array.from({ length: 8 }, () => paragraph())));
  expect(
    outline(text)
      .map((kind) => kind[0])
      .join(''),
  ).toBe('ppapppappp');
});

it('a text is cut where they stand, and its parts are one behind the other as before', () => {
  const text = withAds(prepared(paragraph(), paragraph(), paragraph()));
  expect(text.pieces.map((piece) => (piece.kind === 'text' ? piece.blocks.length : piece.kind))).toEqual([2, 'ad', 1]);
});

it.each([
  ['below a heading', ['<h2>One</h2>']],
  ['beside what is for sale', ['<shortcode shortcode="buybutton" product="halo"></shortcode>']],
])('none stands %s', (_, before) => {
  const text = withAds(prepared(paragraph(), ...before, paragraph(), paragraph(), paragraph()));
  const kinds = outline(text);
  const places = kinds.flatMap((kind, index) => (kind === 'ad' ? [index] : []));
  expect(places.length).toBeGreaterThan(0);
  for (const place of places)
    for (const beside of [kinds[place - 1], kinds[place + 1]]) expect(['paragraph', undefined]).toContain(beside);
});

it('a short text has none, and is the same object', () => {
  const text = prepared(paragraph(200), paragraph(200));
  expect(withAds(text)).toBe(text);
});

it('without them every text is what it was', () => {
  const part = fc.constantFrom(
    paragraph(),
    '<h2>One</h2>',
    '<ul><li>a</li></ul>',
    '<shortcode shortcode="callout" text="a"></shortcode>',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const text = prepared(...parts);
      expect(outline(withAds(text)).filter((kind) => kind !== 'ad')).toEqual(outline(text));
    }),
    { numRuns: 50 },
  );
});
