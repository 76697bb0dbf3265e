import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitPoints } from './points.ts';

it.each([
  ['Fast. Light~Cheap~', ['Fast', 'Light', 'Cheap']],
  ['3.5mm jack', ['3.5mm jack']],
  ['', []],
  ['~~ ~. ', []],
  ['One.', ['One.']],
])('the likes "%s" are the points %j', (text, points) => {
  expect(splitPoints(text)).toEqual(points);
});

it('no point is empty, and none holds what divides points', () => {
  const text = fc.array(fc.constantFrom('~', '. ', '.', ' ', 'good', '3.5')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (likes) => {
      for (const point of splitPoints(likes)) {
        expect(point.trim()).not.toBe('');
        expect(point).not.toContain('~');
        expect(point).not.toContain('. ');
      }
    }),
  );
});
