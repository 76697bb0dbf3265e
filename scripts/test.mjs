/** `npm test`: sets up everything it needs, runs every check or those asked for, and ends with one line: N passed, N failed. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, runBeside, Stop, say, stop } from './setup.mjs';
import { ensureSystemPackages } from './system-packages.mjs';
import { testFiles } from './test-files.mjs';
import { readOptions, USAGE } from './test-options.mjs';
import { countPlaywright, countVitest, failed, passed } from './test-reports.mjs';

const REPORTS = join(ROOT, '.cache/reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

const tool = (path) => join(ROOT, 'node_modules', path);

/** Each is one yes or no, and is told of when it is through: they run beside the tests. */
const STATIC_CHECKS = [
  ['Formatting and lint', [tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
  ['Import rules', ['scripts/check-imports.ts']],
  ['Experiments and features', ['scripts/check-rules.ts']],
  ['Dead code', [tool('knip/bin/knip.js')]],
  ['Types', [tool('typescript/bin/tsc'), '-p', 'tsconfig.json']],
].map(([name, command]) => ({
  name,
  beside: true,
  async count() {
    const { code, output } = await runBeside(NODE, command);
    process.stdout.write(output);
    return code === 0 ? passed(1) : failed(1);
  },
}));

const build = {
  name: 'Build',
  async count() {
    await ensureBuilt();
    return passed(1);
  },
};

/** Without files: all of them. */
const unitTests = ({ all, files = [] }) => ({
  name: 'Unit and service tests',
  async count() {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
    const env = { ...process.env, ...(all && { TEST_ENGINES: 'all' }) };
    const code = await run(NODE, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...files], { env });
    return countVitest(VITEST_REPORT, code);
  },
});

const browserTests = ({ files = [] }) => ({
  name: 'Browser tests',
  async count() {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT };
    // Playwright takes patterns.
    const patterns = files.map((path) => `${path.replaceAll('.', '\\.')}$`);
    const code = await run(NODE, [tool('@playwright/test/cli.js'), 'test', '--reporter=dot,json', ...patterns], {
      env,
    });
    return countPlaywright(PLAYWRIGHT_REPORT, code);
  },
});

/** What is asked for: two rows that run side by side, each one after the other. */
function planFor({ all, words }) {
  if (words.length === 0) return [STATIC_CHECKS, [build, unitTests({ all }), browserTests({})]];
  const { unit, browser, unknown } = testFiles(ROOT, words);
  if (unknown.length > 0) stop(`No test file has ${unknown.map((word) => `“${word}”`).join(' or ')} in its path.`);
  return [
    [
      build,
      ...(unit.length > 0 ? [unitTests({ all, files: unit })] : []),
      ...(browser.length > 0 ? [browserTests({ files: browser })] : []),
    ],
  ];
}

function setUp() {
  ensureInstalled();
  ensureSystemPackages();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** Whatever goes wrong in a step is a failure of it, and never the end of the run. */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Stop ? error.message : error.stack}\n`);
    return failed(1);
  }
}

const total = { passed: 0, failed: 0 };
const add = (result) => {
  total.passed += result.passed;
  total.failed += result.failed;
};

async function runRow(steps) {
  for (const { name, beside, count } of steps) {
    if (!beside) say(`\n== ${name}`);
    const started = Date.now();
    const result = await attempt(count);
    add(result);
    const seconds = Math.round((Date.now() - started) / 1000);
    say(`== ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  }
}

const options = readOptions(process.argv.slice(2));
if (options.help) {
  say(USAGE);
  process.exit(0);
}
let rows = [];
const ready = await attempt(() => {
  if (options.problem) stop(options.problem);
  rows = planFor(options);
  setUp();
  return passed(0);
});
add(ready);
if (ready.failed === 0) await Promise.all(rows.map(runRow));
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
