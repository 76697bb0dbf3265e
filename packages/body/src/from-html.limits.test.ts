/** Reading costs what a text is long, whatever it is: the hostile patterns that made other readers quadratic. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { MOST_DEPTH, MOST_TAGS } from './limits.ts';
import { toHtml } from './to-html.ts';

const PATTERNS = [
  ...[
    '<div>',
    '<p><x>',
    '<li><x>',
    '<a href=x><x>',
    '<b>',
    '<b',
    '<<',
    '&lt;',
    '&amp;',
    '<!--',
    '<!-- -->',
    '<![CDATA[',
  ],
  ...[
    '</p>',
    '</x>',
    '</',
    '<p>',
    '<br>',
    '<td>',
    '<table><tr><td>',
    '<ul><li>',
    '<svg>',
    '<form>',
    '<title>',
    '<x y=z ',
  ],
  ...['<b><p>a</p>', '<shortcode shortcode=callout text=a>', '[callout text="', '[', 'a ', '<p a=1 b=2 c=3>'],
  '<h2>a</h2><aside>',
];

const LENGTH = 10_000;
const repeated = (pattern: string, length: number): string => pattern.repeat(Math.ceil(length / pattern.length));

/** The least of several runs: what else the machine does only ever adds. */
function leastMs(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('hostile text', () => {
  it.each(PATTERNS)('%j eight times as long costs no more than twenty times as much', (pattern) => {
    const [short, long] = [repeated(pattern, LENGTH), repeated(pattern, 8 * LENGTH)];
    fromHtml(short);
    const once = leastMs(() => fromHtml(short));
    const more = leastMs(() => fromHtml(long));
    // Below a few milliseconds the clock says more about the machine than about the text.
    expect(more).toBeLessThan(20 * Math.max(once, 2));
  });

  it('of any mixture is read in time, and what is made of it is no longer than a few times itself', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PATTERNS), { minLength: 1, maxLength: 5 }), (patterns) => {
        const html = repeated(patterns.join(''), LENGTH);
        const start = process.cpuUsage();
        const { body } = fromHtml(html);
        expect((process.cpuUsage(start).user + process.cpuUsage(start).system) / 1000).toBeLessThan(2000);
        expect(toHtml(body).length).toBeLessThan(12 * html.length);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['nested too deep', '<div>'.repeat(78_000), `The text is nested more than ${MOST_DEPTH} levels deep`],
    ['of too many tags', '<b>a</b>'.repeat(MOST_TAGS + 1), `The text has more than ${MOST_TAGS} tags`],
    ['without end', 'a'.repeat(2_500_001), 'The text is longer than 2500000 characters'],
  ])('%s is refused with a sentence', (_what, html, sentence) => {
    expect(fromHtml(html).wrong.map((each) => each.sentence)).toEqual([sentence]);
  });

  it('that is refused is read as far as it may be', () => {
    expect(toHtml(fromHtml(`<p>Here.</p>${'<div>'.repeat(100)}`).body)).toBe('<p>Here.</p>');
  });
});
