/** A rule about the whole page that asks what is anywhere in it is asked again at every change: it may set that element alone. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WHOLE = /(?:html|body|main|:root)(?:\[[^\]]*\])?\)?:has\((?:[^()]|\([^()]*\))*\)\s*[^\s{,]/;

const stylesheets = globSync(['apps/site/{components,layouts,pages}/**/*.css', 'packages/ui/src/**/*.css'], {
  cwd: ROOT,
});
const selectorsIn = (file: string): string[] =>
  Array.from(readFileSync(ROOT + file, 'utf8').matchAll(/[^{}]+(?=\{)/g), ([selector]) => selector.trim());

it('no change of a page makes the browser look at all of it again', () => {
  expect(stylesheets.length).toBeGreaterThan(100);
  const found = stylesheets.flatMap((file) => selectorsIn(file).filter((selector) => WHOLE.test(selector)));
  expect(found).toEqual([]);
});

it.each([
  ':global(body):has(.wide) :global(footer:not(main *))',
  ':root:has(.theatre) header:not(main header)',
  ':global(main):has(> [data-band]:last-child) + * > .foot',
])('such as %s', (selector) => {
  expect(WHOLE.test(selector)).toBe(true);
});
