import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each(['/', '/reviews/', '/a/?b=c&d=%2F#e', '/user/settings/saved/'])('%s is a path of ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example/',
  'evil.example',
  `/${'a'.repeat(3000)}`,
])('%j is not, and leads to the front page', (path) => {
  expect(ownPath(path)).toBe('/');
});

it('whatever is asked for, nobody is led to another site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', ' ', 'a', '%2f', '?', '#', 'e.x'),
  });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (text) => {
      expect(new URL(ownPath(text), 'https://masthead.example/').origin).toBe('https://masthead.example');
    }),
  );
});
