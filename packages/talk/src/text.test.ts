import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanText, textProblem } from './clean-text.ts';
import { heatedPart } from './house-rules.ts';
import { lookOf, looksLikeHouse, wordIn } from './lookalike.ts';
import { hasLink, plainWords, readText } from './read-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        '<b>',
        '&lt;',
        'javascript:',
        'https://a.example/',
        '*',
        '**',
        '_',
        '> ',
        '\n',
        ' ',
        'word',
        '\u202e',
        '\u200d',
        '\u0301',
        'a',
        '👩',
        ')',
        '(',
      ),
      { maxLength: 80 },
    )
    .map((pieces) => pieces.join('')),
);

describe('a comment’s text', () => {
  it('is plain whatever goes in, and stays as it is when it goes in again', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const text = cleanText(raw);
        expect(cleanText(text)).toBe(text);
        expect(text).not.toMatch(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u);
        expect(text).not.toMatch(/\p{M}{5}/u);
        expect(text).not.toMatch(/\n{3}| {2}/);
      }),
      { numRuns: 2000 },
    );
  });

  it('becomes words, emphasis and links to the web, and nothing of it is lost', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const blocks = readText(cleanText(raw));
        for (const { parts } of blocks)
          for (const { href, text } of parts) {
            expect(text).not.toBe('');
            if (href !== undefined) expect(['http:', 'https:']).toContain(new URL(href).protocol);
          }
        const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '').replaceAll(/https?/g, '');
        if (!hasLink(blocks)) expect(letters(plainWords(blocks))).toBe(letters(cleanText(raw)));
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[string, object[]]>([
    [
      '*one* and **two** _three_',
      [
        { text: 'one', is: 'em' },
        { text: ' and ' },
        { text: 'two', is: 'strong' },
        { text: ' ' },
        { text: 'three', is: 'em' },
      ],
    ],
    ['2*3*4 snake_case_name', [{ text: '2*3*4 snake_case_name' }]],
    [
      'see https://a.example/x. Yes',
      [{ text: 'see ' }, { text: 'a.example/x', href: 'https://a.example/x' }, { text: '. Yes' }],
    ],
    ['(https://a.example/)', [{ text: '(' }, { text: 'a.example', href: 'https://a.example/' }, { text: ')' }]],
    ['javascript:alert(1) data:text/html,x', [{ text: 'javascript:alert(1) data:text/html,x' }]],
    ['https://bank.example@evil.example/', [{ text: 'https://bank.example@evil.example/' }]],
    ['https://аpple.example/', [{ text: 'xn--pple-43d.example', href: 'https://xn--pple-43d.example/' }]],
    ['<script>alert(1)</script>', [{ text: '<script>alert(1)</script>' }]],
  ])('%s', (text, parts) => {
    expect(readText(cleanText(text))).toEqual([{ kind: 'text', parts }]);
  });

  it('has paragraphs, and quotes of what others said', () => {
    expect(readText('> ready\nMine is not.\n\nIt waits.').map(({ kind, parts }) => [kind, parts[0]?.text])).toEqual([
      ['quote', 'ready'],
      ['text', 'Mine is not.'],
      ['text', 'It waits.'],
    ]);
  });

  it('has an end: in characters, in lines, and in what counts as something', () => {
    expect(textProblem('a'.repeat(1500))).toBeUndefined();
    expect(textProblem('👩'.repeat(1501))).toBe('long');
    expect(textProblem('a\n'.repeat(61))).toBe('lines');
    expect(textProblem(cleanText('\u200b \u3164\n\u2800'))).toBe('empty');
  });

  it('keeps what people write with: emoji of several, accents, other scripts', () => {
    for (const text of ['👩🏽‍🚀 👨‍👩‍👧 ❤️', 'Ångström, naïve', 'می‌خواهم', 'किताब', 'ภาษาไทย'])
      expect(cleanText(text)).toBe(text.normalize('NFC'));
  });
});

describe('a name', () => {
  it.each([
    ['Jonas Petit', 'Jοnаs Реtit'],
    ['Jonas Petit', 'J0NAS-PET1T'],
    ['Marna', 'Mama'],
    ['Ines Okafor', 'Ínés Òkáfor'],
  ])('%s looks like %s', (one, other) => {
    expect(lookOf(other)).toBe(lookOf(one));
  });

  it('that passes for the house is known', () => {
    expect(['Mаsthead', 'M0DERAT0R', 'The Moderators', 'admin'].map(looksLikeHouse)).toEqual([true, true, true, true]);
    expect(['Ed', 'Admina', 'Mastermind'].map(looksLikeHouse)).toEqual([false, false, false]);
  });

  it('is one line without tricks', () => {
    expect(cleanName(' Rui\u202e\n C. ')).toBe('Rui C.');
  });
});

it.each([
  ['buy ch3ap pills', ['cheap'], 'cheap'],
  ['buy cheaply', ['cheap'], undefined],
  ['buy cheaply', ['cheap*'], 'cheap*'],
  ['free money now', ['free money'], 'free money'],
  ['anything', ['', '*'], undefined],
])('the word list finds in “%s” %j: %s', (text, words, found) => {
  expect(wordIn(text, words)).toBe(found);
});

it('what is about a person is noticed, what is about a thing is not', () => {
  expect(heatedPart('Only an idiot would buy it')).toBe('Only an idiot would');
  expect(heatedPart('You are just stupid')).toBeDefined();
  expect(heatedPart('A stupid design for a good machine')).toBeUndefined();
});
