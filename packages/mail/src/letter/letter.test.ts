import { describe, expect, it } from 'vitest';
import { letterMessage } from './letter.ts';
import type { Letter } from './parts.ts';

const TO = { key: 'confirm:1', to: 'mara@quill.example', subject: 'Is this your address?' };

const letter = (more: Partial<Letter> = {}): Letter => ({
  brand: 'Masthead',
  about: 'One press, and you are in',
  preview: 'One press and Morning edition begins.',
  headline: 'Is this your address?',
  paragraphs: ['Somebody, we hope you, asked for Morning edition.', 'Do nothing and you will not hear from us again.'],
  button: { label: 'Yes, send it', href: 'https://masthead.example/c/9f2k?a=1&b=2' },
  code: '481 027',
  note: 'Works until Wednesday.',
  foot: ['Asked for on 16 November.', 'Masthead, 41 Tannery Row, Portland, OR 97209'],
  ...more,
});

const made = (more?: Partial<Letter>) => letterMessage(TO, letter(more));

describe('the text part', () => {
  it('says all that the letter says, with the address written out', async () => {
    expect((await made()).text).toBe(
      [
        'Masthead, One press, and you are in',
        'Is this your address?\n=====================',
        'Somebody, we hope you, asked for Morning edition.',
        'Do nothing and you will not hear from us again.',
        '481 027',
        'Yes, send it:\nhttps://masthead.example/c/9f2k?a=1&b=2',
        'Works until Wednesday.',
        '-- \nAsked for on 16 November.\nMasthead, 41 Tannery Row, Portland, OR 97209\n',
      ].join('\n\n'),
    );
  });

  it('lacks what the letter lacks', async () => {
    const { text } = await made({ button: undefined, code: undefined, note: undefined });
    expect(text).not.toMatch(/undefined|:\n|\n\n\n/);
  });
});

describe('the HTML part', () => {
  it('is a whole document for mail programs: tables, styles on the elements, both themes', async () => {
    const { html } = await made();
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain('<table role="presentation"');
    expect(html).toContain('<td class="em-brand" style="background:#2a1fe0;color:#ffffff;');
    expect(html).toContain('@media (prefers-color-scheme:dark){.em-desk{background:#0c0d14!important}');
    for (const words of ['Somebody, we hope you,', '481 027', 'Works until Wednesday.', 'Portland'])
      expect(html).toContain(words);
  });

  it('has its one button, whose address can be read as well', async () => {
    const { html } = await made();
    const href = 'https://masthead.example/c/9f2k?a=1&amp;b=2';
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain(`<a href="${href}"`);
    expect(html).toContain(`If the button does not work: ${href}`);
  });

  it('asks for nothing from anywhere', async () => {
    const { html } = await made();
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)|src=|url\(|@import|@font-face/i);
  });

  it('shows what people chose as names as it is', async () => {
    const name = `</td><script>alert(1)</script><img src=x onerror="alert(2)"> & 'co'`;
    const all = { brand: name, about: name, preview: name, headline: name, paragraphs: [name], code: name, note: name };
    const { html } = await letterMessage(
      { ...TO, subject: '</title><script>' },
      letter({ ...all, foot: [name], button: { label: name, href: 'https://a.example/"><script>' } }),
    );
    expect(html).not.toMatch(/<script|<img|onerror="/);
    expect(html.match(/&lt;\/td&gt;&lt;script&gt;alert\(1\)/g)).toHaveLength(9);
  });
});

it('a name cannot turn round what stands beside it, nor begin a line', async () => {
  const { html, text } = await made({ paragraphs: ['\u202eevil\u202c asks\r\nyou \u2066to\u2069 pay \ud800'] });
  for (const part of [html, text]) expect(part).toContain('evil asks you to pay \ufffd');
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https:',
  '/relative',
  'ftp://a.example',
  `https://a.example/${'a'.repeat(2000)}`,
])('a button does not lead to %s', async (href) => {
  await expect(made({ button: { label: 'Press', href } })).rejects.toThrow();
});

it('a letter without words is none', async () => {
  for (const more of [{ paragraphs: [] }, { foot: [] }, { headline: ' ' }, { paragraphs: ['a'.repeat(2001)] }])
    await expect(made(more)).rejects.toThrow();
});
