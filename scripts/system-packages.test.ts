import { expect, test } from 'vitest';

type Plan = { command?: string; refusal?: string };
const { planFor }: { planFor(missing: string[], machine: { isRoot: boolean; isDebian: boolean }): Plan } = await import(
  new URL('./system-packages.mjs', import.meta.url).href
);

const COMMAND = 'apt-get update && apt-get install --yes --no-install-recommends postgresql redis-server';
const missing = ['postgresql', 'redis-server'];

test('root on Debian installs what is missing, and nothing else', () => {
  expect(planFor(missing, { isRoot: true, isDebian: true })).toEqual({ command: COMMAND });
});

test.each([
  { isRoot: false, isDebian: true },
  { isRoot: true, isDebian: false },
  { isRoot: false, isDebian: false },
])('elsewhere (%o) the one command that installs it is named', (machine) => {
  expect(planFor(missing, machine)).toEqual({
    refusal: `The tests need postgresql, redis-server. On Debian this installs them: sudo sh -c '${COMMAND}'`,
  });
});

test('where nothing is missing nothing is done', () => {
  expect(planFor([], { isRoot: true, isDebian: true })).toEqual({});
  expect(planFor([], { isRoot: false, isDebian: false })).toEqual({});
});
