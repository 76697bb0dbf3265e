/** What may be said after `npm test --`: which tests, and on which engines of the database. */
import { parseArgs } from 'node:util';

export const USAGE = `npm test                        every check: static checks, unit and service tests, browser tests
npm test -- <path or word> …    only the test files whose path has this in it, such as
                                npm test -- services/content/src/search
                                npm test -- e2e/header.spec.ts
                                npm test -- consent
npm test -- --all [<word> …]    with PostgreSQL wherever a test can run on both engines; without it
                                the engines differ only where SQL is written and once per kind of call
npm test -- --help              this text

The last line says how many checks passed and how many failed; the exit code is 0 when none failed.`;

/** Gives what is wanted, or a sentence about what cannot be understood. */
export function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    });
    const words = positionals.filter((word) => word.trim() !== '');
    return { all: values.all, help: values.help, words };
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [option = ''] = /'-[^']*'/.exec(error.message) ?? [];
    return { problem: `npm test has no option ${option.slice(1, -1)}: npm test -- --help names those that it has.` };
  }
}
