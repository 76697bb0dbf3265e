/** `npm test`: sets up everything it needs, runs every check, and ends with one line: N passed, N failed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, Stop, say } from './setup.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const REPORTS = join(ROOT, '.cache/reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

const tool = (path, ...args) => run(NODE, [join(ROOT, 'node_modules', path), ...args]);

/** A check that is one yes or no. */
const check = (name, runCheck) => ({ name, count: async () => ((await runCheck()) === 0 ? passed(1) : failed(1)) });
const passed = (number) => ({ passed: number, failed: 0 });
const failed = (number) => ({ passed: 0, failed: number });

const steps = [
  check('Formatting and lint', () => tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
  check('Import rules', () => run(NODE, ['scripts/check-imports.ts'])),
  check('Experiments and features', () => run(NODE, ['scripts/check-rules.ts'])),
  check('Dead code', () => tool('knip/bin/knip.js')),
  check('Types', () => tool('typescript/bin/tsc', '-p', 'tsconfig.json')),
  check('Build', async () => {
    await ensureBuilt();
    return 0;
  }),
  {
    name: 'Unit and service tests',
    async count() {
      const report = `--outputFile.json=${VITEST_REPORT}`;
      const code = await tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', report);
      return countVitest(code);
    },
  },
  {
    name: 'Browser tests',
    async count() {
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT };
      const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
      const code = await run(NODE, [cli, 'test', '--reporter=dot,json'], { env });
      return countPlaywright(code);
    },
  },
];

/** A run that failed without a failing test (a crash, a file that does not load) is a failure too, and so is a skipped test. */
function settle(passedCount, failedCount, code) {
  return { passed: passedCount, failed: code !== 0 && failedCount === 0 ? 1 : failedCount };
}

function countVitest(code) {
  if (!existsSync(VITEST_REPORT)) return failed(1);
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(VITEST_REPORT, 'utf8'));
  return settle(numPassedTests, numTotalTests - numPassedTests, code);
}

function countPlaywright(code) {
  if (!existsSync(PLAYWRIGHT_REPORT)) return failed(1);
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(PLAYWRIGHT_REPORT, 'utf8')).stats;
  return settle(expected, unexpected + flaky + skipped, code);
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
const ready = await attempt(() => {
  setUp();
  return passed(0);
});
total.failed += ready.failed;
for (const { name, count } of ready.failed > 0 ? [] : steps) {
  say(`\n== ${name}`);
  const started = Date.now();
  const result = await attempt(count);
  total.passed += result.passed;
  total.failed += result.failed;
  say(`== ${name}: ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`);
}
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
