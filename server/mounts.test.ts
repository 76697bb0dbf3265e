import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mountsInOrder } from './mounts.ts';
import type { Mount, Service } from './service.ts';

const service = (...mounts: Mount[]): Service => ({ mounts, fetch: () => new Response() });
const pathsOf = (services: ReadonlyMap<string, Service>): string[] =>
  mountsInOrder(services).map(({ mount: { path, method } }) => (method ? `${method} ${path}` : path));

const EXACT_FIRST = ['/api/desk/live', '/api/desk/*', 'POST /api/*', '/api/*', '/a/b', '/a/*', '/*'];
const asMount = (text: string): Mount => {
  const [path = '', method] = text.split(' ').reverse();
  return method === 'POST' ? { path, method } : { path };
};

test('the more exact mount comes first, whatever the order of services and of their mounts', () => {
  const shuffled = fc.shuffledSubarray(EXACT_FIRST, { minLength: EXACT_FIRST.length });
  fc.assert(
    fc.property(shuffled, fc.integer({ min: 0, max: EXACT_FIRST.length }), (paths, cut) => {
      const services = new Map([
        ['one', service(...paths.slice(0, cut).map(asMount))],
        ['two', service(...paths.slice(cut).map(asMount))],
      ]);
      expect(pathsOf(services)).toEqual(EXACT_FIRST);
    }),
  );
});

test('two services cannot have the same place, but one can have it for one method', () => {
  const both = (first: Mount, second: Mount) => () =>
    mountsInOrder(
      new Map([
        ['one', service(first)],
        ['two', service(second)],
      ]),
    );
  expect(both({ path: '/desk/*' }, { path: '/desk/*' })).toThrow(
    'The services one and two are both mounted at any method /desk/*',
  );
  expect(both({ path: '/desk/*' }, { path: '/desk/*', method: 'POST' })).not.toThrow();
});
