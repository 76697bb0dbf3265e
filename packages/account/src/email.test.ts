import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEmail } from './email.ts';

it.each([
  'A@B.CO',
  'mara@quill.example',
  "o'neil+news@mail.example.org",
  'a@xn--bcher-kva.example',
  ' mara@quill.example ',
])('%j is an address', (text) => {
  expect(readEmail(text)).toEqual({ email: text.trim(), key: text.trim().toLowerCase() });
});

it.each([
  '',
  'a@b',
  'a b@c.d',
  'a@b.c@d.ef',
  'a@-b.co',
  'a@b.co\nBcc: x@y.zz',
  'a@b.co\r\nx',
  'mаra@quill.example',
  'mara@quıll.example',
  '\u202emara@quill.example',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b.'.repeat(130)}co`,
])('%j is none', (text) => {
  expect(readEmail(text)).toBeUndefined();
});

it('two that differ in case only are one account', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const [lower, upper] = [readEmail(email.toLowerCase()), readEmail(email.toUpperCase())];
      expect(lower?.key).toBe(upper?.key);
    }),
  );
});

it('an address takes time by its length only', () => {
  const started = performance.now();
  readEmail(`${'a.'.repeat(100)}@${'a-'.repeat(60)}`);
  readEmail('a@'.padEnd(254, 'a'));
  expect(performance.now() - started).toBeLessThan(1000);
});
