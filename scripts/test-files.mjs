/** The test files of the project, and those of them that a path or a word means. */
import { readdirSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

const UNIT_FOLDERS = ['apps', 'packages', 'scripts', 'server', 'services'];
const BROWSER_FOLDERS = ['e2e'];
const UNIT_TEST = /\.test\.tsx?$/;
const BROWSER_TEST = /\.spec\.ts$/;
/** Neither is written by us, and both are large. */
const NOT_OURS = new Set(['node_modules', 'dist']);

function filesIn(root, folders, pattern) {
  const found = folders.flatMap((folder) => walk(root, folder));
  return found.filter((path) => pattern.test(path)).sort();
}

const walk = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => (entry.isDirectory() ? walk(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));

/** As paths are listed: from the root, with slashes, in small letters. */
function normal(root, word) {
  const path = isAbsolute(word) ? relative(root, word) : word.replace(/^\.\//, '');
  return path.split(sep).join('/').toLowerCase();
}

/** Files for Vitest and for Playwright, and the words that no file has in its path. */
export function testFiles(root, words) {
  const all = { unit: filesIn(root, UNIT_FOLDERS, UNIT_TEST), browser: filesIn(root, BROWSER_FOLDERS, BROWSER_TEST) };
  const wanted = words.map((word) => normal(root, word));
  const means = (path) => wanted.some((word) => path.toLowerCase().includes(word));
  const unknown = words.filter(
    (_, index) => ![...all.unit, ...all.browser].some((path) => path.toLowerCase().includes(wanted[index])),
  );
  return { unit: all.unit.filter(means), browser: all.browser.filter(means), unknown };
}
