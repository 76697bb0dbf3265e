import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headersIn, mailAddress, messageSchema } from './message.ts';
import { aMessage } from './testing/outbox.ts';

const takes = (more: object): boolean => messageSchema.safeParse({ ...aMessage(), ...more }).success;

const RIGHT_TO_LEFT = '\u202e';
const HEADERS = ['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'] as const;

describe('a message is refused', () => {
  it.each([
    ['a second header after its subject', { subject: 'Hello\r\nBcc: everybody@example.com' }],
    ['a line feed alone in its subject', { subject: 'Hello\nBcc: everybody@example.com' }],
    ['a carriage return alone in its subject', { subject: 'Hello\rthere' }],
    ['a line separator in its subject', { subject: 'Hello\u2028there' }],
    ['a control letter in its subject', { subject: 'Hello\u0007' }],
    ['a subject that turns round', { subject: `Pay ${RIGHT_TO_LEFT}gpj.exe` }],
    ['half a letter in its subject', { subject: 'Hello \ud800' }],
    ['an empty subject', { subject: '' }],
    ['a subject of spaces', { subject: '   ' }],
    ['a subject without end', { subject: 'a'.repeat(201) }],
    ['a text that cannot be kept', { text: 'Hello\0' }],
    ['no text', { text: '' }],
    ['no HTML', { html: '' }],
    ['more than half a megabyte', { html: 'a'.repeat(500_001) }],
    ['a header of its own', { headers: { Bcc: 'everybody@example.com' } }],
    ['who it is from', { headers: { From: 'somebody@example.com' } }],
    ['a second recipient', { to: ['ann@example.com', 'ben@example.com'] }],
    ['a field that nobody knows', { bcc: 'ben@example.com' }],
    ['a key with a space', { key: 'a b' }],
    ['a key without end', { key: 'a'.repeat(201) }],
  ])('with %s', (_, more) => {
    expect(takes(more)).toBe(false);
  });

  it.each(HEADERS)('with a line break in %s', (name) => {
    for (const value of ['<https://a.example>\r\nBcc: b@example.com', 'a\nb', 'é', RIGHT_TO_LEFT, '', 'a'.repeat(901)])
      expect([value, takes({ headers: { [name]: value } })]).toEqual([value, false]);
  });
});

it('a message says what people write in their languages', () => {
  for (const subject of ['Déjà vu', 'שלום', '你好', 'Family: 👩‍👩‍👧', `"quoted" <b>`])
    expect(takes({ subject })).toBe(true);
  const headers = {
    'List-Unsubscribe': '<https://masthead.example/u/1>, <mailto:leave@masthead.example>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  expect(messageSchema.parse({ ...aMessage(), headers }).headers).toEqual(headers);
  expect(headersIn(JSON.stringify(headers))).toEqual(headers);
});

describe('an address', () => {
  it.each([
    'ann@example.com\r\nRCPT TO:<ben@example.com>',
    'ann@example.com, ben@example.com',
    'ann@example.com ben@example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    '"ann b"@example.com',
    'ann@[127.0.0.1]',
    'ann@example.com\0',
    `${RIGHT_TO_LEFT}ann@example.com`,
    'аnn@example.com', // the first letter is Cyrillic
    'ann@exаmple.com',
    'ann@ｅxample.com',
    'ann@localhost',
    'ann',
    '',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a.'.repeat(130)}com`,
    'a'.repeat(5_000_000),
  ])('%#: what could be read in two ways is none', (text) => {
    expect(mailAddress.safeParse(text).success).toBe(false);
  });

  it('is written in one way', () => {
    expect(mailAddress.parse(' Ann.Lee+News@Example.COM ')).toBe('ann.lee+news@example.com');
    expect(mailAddress.parse('ann@xn--bcher-kva.example')).toBe('ann@xn--bcher-kva.example');
  });

  it('that is taken holds nothing that could end it, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { data } = mailAddress.safeParse(`${text}@example.com`);
        if (data !== undefined) expect(data).toMatch(/^[!-;=?-~]+@example\.com$/);
      }),
    );
  });
});
