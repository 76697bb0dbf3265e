import { describe, expect, it } from 'vitest';
import { createErrorReporter, type ReportContext } from './error-reporter.ts';
import { badRequest, notFound } from './http-error.ts';
import { createLogger } from './logger.ts';

const cases: [string, unknown, ReportContext | undefined, number][] = [
  ['an error', new Error('x'), undefined, 1],
  ['an error with another status', badRequest('x'), undefined, 1],
  ['a not-found error', notFound(), undefined, 0],
  ['an error on a not-found page', new Error('x'), { status: 404 }, 0],
  ['a plain object', { statusCode: 500, message: 'x' }, undefined, 0],
  ['a string', 'x', undefined, 0],
  ['an error without a message', new Error(), undefined, 0],
  ['an error with reporting off', new Error('x'), { reporting: false }, 0],
];

describe('error reports', () => {
  it.each(cases)('%s', (_name, error, context, count) => {
    const lines: string[] = [];
    const reported: Error[] = [];
    const logger = createLogger({ level: 'error', destination: { write: (line) => void lines.push(line) } });
    const reporter = createErrorReporter({ logger, onReport: (one) => void reported.push(one) });
    reporter.report(error, context);
    expect([reporter.count, lines.length, reported.length]).toEqual([count, count, count]);
  });
});
