import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsIn } from './faq.ts';
import { stepsIn } from './how-to.ts';
import { plainText } from './text-blocks.ts';

describe('the words of a text', () => {
  it.each([
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['<p>un<b>believ</b>able</p>', 'unbelievable'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['<p>a &lt;b&gt; &amp;amp; &quot;c&quot;</p>', 'a <b> &amp; "c"'],
    ['<p>One<br />two</p>', 'One two'],
    ['', ''],
  ])('%s reads %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('survive being written into a paragraph, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
        expect(plainText(written)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  it.each(['<'.repeat(200_000), '<h2>'.repeat(50_000), '<ol><li>'.repeat(30_000)])(
    'are found in time in markup that is none: %#',
    (html) => {
      const started = process.cpuUsage();
      plainText(html);
      questionsIn(html);
      stepsIn(html);
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
    },
  );
});

describe('the questions of a text', () => {
  it('are the headings that end with a question mark; answers are what follows, as text', () => {
    const html =
      '<p>Before.</p><h2>What is <em>it</em>?</h2><p>A &amp; b.</p><ul><li>c</li></ul><h2>Summary</h2><p>No.</p><h3>Why? </h3><p>So.</p>';
    expect(questionsIn(html)).toEqual([
      { question: 'What is it?', answer: 'A & b. c' },
      { question: 'Why?', answer: 'So.' },
    ]);
  });

  it('have what stands below them in their answers, up to the next question or heading of their own level', () => {
    const html = '<h2>One?</h2><p>a</p><h3>Aside</h3><p>b</p><h3>Two?</h3><p>c</p><h2>End</h2><p>d</p>';
    expect(questionsIn(html)).toEqual([
      { question: 'One?', answer: 'a Aside b' },
      { question: 'Two?', answer: 'c' },
    ]);
  });

  it('without an answer are none', () => {
    expect(questionsIn('<h2>One?</h2><h2>Two?</h2><p>b</p>')).toEqual([{ question: 'Two?', answer: 'b' }]);
  });
});

describe('the steps of a text', () => {
  it('are its upper headings', () => {
    expect(stepsIn('<p>First.</p><h2>Open</h2><p>a</p><h3>Aside</h3><p>x</p><h2>Close</h2><p>b</p>')).toEqual([
      { name: 'Open', text: 'a' },
      { name: 'Close', text: 'b' },
    ]);
  });

  it('are only the numbered ones where headings are numbered', () => {
    expect(stepsIn('<h2>You need</h2><p>x</p><h2>1. Open</h2><p>a</p><h2>2) Close</h2><p>b</p>')).toEqual([
      { name: 'Open', text: 'a' },
      { name: 'Close', text: 'b' },
    ]);
  });

  it('are the items of ordered lists where there is no heading', () => {
    expect(
      stepsIn(
        '<p>Do:</p><ol><li>Open <b>it</b></li><li>Close</li></ol><ul><li>no step</li></ul><ol><li>Rest<ul><li>lie</li></ul></li></ol>',
      ),
    ).toEqual([{ text: 'Open it' }, { text: 'Close' }, { text: 'Rest lie' }]);
  });
});
