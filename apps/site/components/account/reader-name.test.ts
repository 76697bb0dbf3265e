import { AUTH_AT_START } from '@masthead/account';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialsOf, nameOf } from './reader-name.ts';

const user = { sub: 'a', email: { email: 'mara@quill.example' }, login_count: 1 };
const profile = { displayName: 'Mara Q.', email: '', isConfirmed: true, since: '', managedAt: null };

it('a reader is called as they chose, else by their address', () => {
  expect(nameOf({ profile, user })).toBe('Mara Q.');
  expect(nameOf({ profile: { ...profile, displayName: '' }, user })).toBe('mara@quill.example');
  expect(nameOf(AUTH_AT_START)).toBe('You');
});

it.each([
  ['Mara Quill', 'MQ'],
  ['Mara Q.', 'MQ'],
  ['mara@quill.example', 'm'],
  ['Étienne de la Tour', 'Éd'],
  ['李 雷', '李雷'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('never more than two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect([...initialsOf(name)].length).toBeLessThan(3);
    }),
  );
});
