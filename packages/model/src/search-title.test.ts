import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_TITLE, searchTitle, shortenedTitle, titleEnd } from './search-title.ts';

const LONG = 'Halo keynote live: a home hub, a watch that heals and an assistant that stays in the house';

describe('a title for search engines', () => {
  it.each([
    ['Halo tested', '', 'Halo tested | Masthead'],
    ['Halo tested', ' | Reviews', 'Halo tested | Reviews | Masthead'],
    ['x'.repeat(59), '', `${'x'.repeat(59)} | Masthead`],
    ['x'.repeat(60), '', 'x'.repeat(60)],
    [LONG, '', 'Halo keynote live: a home hub, a watch that heals and an assistant…'],
    [LONG, ' | Live, page 2', 'Halo keynote live: a home hub, a watch that heals and… | Live, page 2'],
    [
      'Six phones, six weeks, six screens that were broken on purpose, and mended',
      '',
      'Six phones, six weeks, six screens that were broken on purpose, and…',
    ],
  ])('%s%s is %s', (words, end, title) => {
    expect(searchTitle(words, end, 'Masthead')).toBe(title);
  });

  it('is never longer than there is room for, ends at a word, and keeps what tells it from others', () => {
    const end = fc.constantFrom('', ' | Reviews', ' | Pictures, page 12', ', page 3');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), end, (words, last) => {
        const title = searchTitle(words, last, 'Masthead');
        expect(title.length).toBeLessThanOrEqual(MOST_TITLE);
        expect(title.isWellFormed()).toBe(true);
        expect(title.endsWith(last) || title.endsWith(`${last} | Masthead`)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 }), (all) => {
        const [shown] = shortenedTitle(all.join(' '), '').split('…');
        expect(all.slice(0, shown?.split(' ').length).join(' ')).toBe(shown);
      }),
    );
  });

  it('says its form and its page', () => {
    expect([titleEnd(undefined), titleEnd('Reviews'), titleEnd('Pictures', 2), titleEnd(undefined, 3)]).toEqual([
      '',
      ' | Reviews',
      ' | Pictures, page 2',
      ', page 3',
    ]);
  });
});
