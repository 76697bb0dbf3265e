/** `npm test` in a small project of its own, with stand-ins for npm and for what runs the tests. */
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

type Count = (report: string, code: number) => { passed: number; failed: number };
const script = (name: string) => import(new URL(name, import.meta.url).href);
const { testFiles }: { testFiles(root: string, words: string[]): Record<'unit' | 'browser' | 'unknown', string[]> } =
  await script('./test-files.mjs');
const { readOptions }: { readOptions(args: string[]): { problem?: string } } = await script('./test-options.mjs');
const { countVitest, countPlaywright }: Record<'countVitest' | 'countPlaywright', Count> =
  await script('./test-reports.mjs');

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));

let root: string;

function write(path: string, content: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  chmodSync(join(root, path), mode);
}

/** Gives the project its Node, as the real one does. */
const NPM = `#!/bin/sh
mkdir -p node_modules/node/bin && ln -sf "${process.execPath}" node_modules/node/bin/node
`;
/** Ends with the code that the environment has for it. */
const check = (name: string) => `process.exit(Number(process.env.${name} ?? 0));`;
/** Notes what it was asked for, and reports what the environment says. */
const runner = (name: string, report: string) => `
import { appendFileSync, writeFileSync } from 'node:fs';
const { ${name}_EXIT: code = 0, ${name}_REPORT: content, TEST_ENGINES } = process.env;
appendFileSync('asked.txt', JSON.stringify(['${name}', ...process.argv.slice(2).filter((arg) => !arg.startsWith('--')), TEST_ENGINES]) + '\\n');
if (content) writeFileSync(${report}, content);
process.exit(Number(code));
`;
const STAND_INS = {
  'node_modules/@biomejs/biome/bin/biome': check('BIOME'),
  'node_modules/knip/bin/knip.js': check('KNIP'),
  'node_modules/typescript/bin/tsc': check('TSC'),
  'scripts/check-imports.ts': check('IMPORTS'),
  'scripts/check-rules.ts': check('RULES'),
  'scripts/build.ts': `import { mkdirSync } from 'node:fs'; mkdirSync('apps/site/dist', { recursive: true }); ${check('BUILD')}`,
  'scripts/build-server.ts': `import { mkdirSync } from 'node:fs'; mkdirSync('server/dist', { recursive: true });`,
  'node_modules/vitest/vitest.mjs': runner(
    'VITEST',
    "process.argv.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1]",
  ),
  'node_modules/@playwright/test/cli.js': runner('PLAYWRIGHT', 'process.env.PLAYWRIGHT_JSON_OUTPUT_NAME'),
};
const TESTS = [
  'apps/site/page.test.tsx',
  'packages/urls/src/paths.test.ts',
  'server/listen.test.ts',
  'e2e/header.spec.ts',
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'masthead-npm-test-'));
  for (const name of readdirSync(SCRIPTS).filter((name) => name.endsWith('.mjs')))
    cpSync(join(SCRIPTS, name), join(root, 'scripts', name));
  write('bin/npm', NPM, 0o755);
  write('package.json', '{ "type": "module" }');
  for (const [path, content] of Object.entries(STAND_INS)) write(path, content);
  for (const folder of ['apps/site', 'packages/urls', 'services/content']) write(`${folder}/package.json`, '{}');
  for (const path of TESTS) write(path, '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const vitestReport = (numPassedTests: number, numTotalTests: number) =>
  JSON.stringify({ numPassedTests, numTotalTests });
const playwrightReport = (stats: object) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });
/** Everything passes: 100 unit tests and 10 in the browser. */
const GOOD = { VITEST_REPORT: vitestReport(100, 100), PLAYWRIGHT_REPORT: playwrightReport({ expected: 10 }) };

async function npmTest(args: string[], env: Record<string, string> = {}) {
  const PATH = `${join(root, 'bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(process.execPath, ['scripts/test.mjs', ...args], {
    cwd: root,
    env: { PATH, ...GOOD, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors, last: output.trimEnd().split('\n').at(-1) };
}

/** What each runner was asked for: files or patterns, then the engines. */
const asked = (): unknown[] =>
  readFileSync(join(root, 'asked.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('npm test', () => {
  test('runs every check and every test, and ends with one line', async () => {
    const { code, output, last } = await npmTest([]);
    expect([code, last]).toEqual([0, '116 passed, 0 failed']);
    for (const name of [
      'Formatting and lint',
      'Import rules',
      'Experiments and features',
      'Dead code',
      'Types',
      'Build',
    ])
      expect(output).toContain(`== ${name}: 1 passed, 0 failed`);
    expect(asked()).toEqual([
      ['VITEST', 'run', null],
      ['PLAYWRIGHT', 'test', null],
    ]);
  });

  test('counts what fails, and goes on after it', async () => {
    const { code, last } = await npmTest([], { KNIP: '2', BUILD: '1', VITEST_REPORT: '' });
    expect([code, last]).toEqual([1, '14 passed, 3 failed']);
  });
});

describe('npm test with a path or a word', () => {
  test('runs only what is meant, on every engine if told so', async () => {
    const { code, output, last } = await npmTest(['--all', './e2e/header.spec.ts', 'PATHS']);
    expect([code, last]).toEqual([0, '111 passed, 0 failed']);
    expect(asked()).toEqual([
      ['VITEST', 'run', 'packages/urls/src/paths.test.ts', 'all'],
      ['PLAYWRIGHT', 'test', 'e2e/header\\.spec\\.ts$', null],
    ]);
    expect(output).not.toContain('Types');
  });

  test('fails with a sentence where no file is meant', async () => {
    const { code, errors, last } = await npmTest(['page', 'no-such-thing']);
    expect([code, last]).toEqual([1, '0 passed, 1 failed']);
    expect(errors).toBe('No test file has “no-such-thing” in its path.\n');
  });

  test('explains itself', async () => {
    const { code, output } = await npmTest(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm test -- <path or word>');
  });
});

describe('which files are meant', () => {
  test.each([
    ['a file', 'server/listen.test.ts', ['server/listen.test.ts'], []],
    ['a file as a shell completes it', './e2e/header.spec.ts', [], ['e2e/header.spec.ts']],
    ['a folder', 'packages/', ['packages/urls/src/paths.test.ts'], []],
    ['a word that both have', 'ER', ['server/listen.test.ts'], ['e2e/header.spec.ts']],
  ])('by %s', (_, word, unit, browser) => {
    expect(testFiles(root, [word])).toEqual({ unit, browser, unknown: [] });
  });

  test('by an absolute path', () => {
    expect(testFiles(root, [join(root, 'server')]).unit).toEqual(['server/listen.test.ts']);
  });
});

test('an option that npm test does not have is named', () => {
  expect(readOptions(['--fast', 'page']).problem).toBe(
    'npm test has no option --fast: npm test -- --help names those that it has.',
  );
});

describe('a report counts', () => {
  const written = (content: string): string => {
    write('report.json', content);
    return join(root, 'report.json');
  };

  test.each([
    ['tests that pass', vitestReport(9, 9), 0, [9, 0]],
    ['a test that fails', vitestReport(8, 9), 1, [8, 1]],
    ['skipped tests as failed', vitestReport(7, 9), 0, [7, 2]],
    ['a run that breaks off as failed', vitestReport(9, 9), 1, [9, 1]],
  ])('%s', (_, report, code, counts) => {
    expect(Object.values(countVitest(written(report), code))).toEqual(counts);
  });

  test.each([
    ['tests that pass', { expected: 9 }, 0, [9, 0]],
    [
      'those that fail, pass the second time or are skipped',
      { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      1,
      [1, 3],
    ],
    ['a run that breaks off as failed', { expected: 9 }, 1, [9, 1]],
  ])('%s in the browser', (_, stats, code, counts) => {
    expect(Object.values(countPlaywright(written(playwrightReport(stats)), code))).toEqual(counts);
  });

  test('one failure where there is no report', () => {
    expect(countVitest(join(root, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(join(root, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});
