import { describe, expect, it } from 'vitest';
import { createLogger, type Logger } from './logger.ts';
import type { LogLevel } from './settings.ts';

function collect(level: LogLevel, readable = false): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { logger: createLogger({ level, destination, readable }), lines };
}

function sayEverything(logger: Logger): void {
  logger.debug('d');
  logger.info('i');
  logger.warn('w');
  logger.error('e');
}

describe('logger', () => {
  it.each<[LogLevel, number]>([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ])('at level %s, %i of four lines print', (level, count) => {
    const { logger, lines } = collect(level);
    sayEverything(logger);
    expect(lines).toHaveLength(count);
  });

  it('a line is one JSON object with level, time, message and fields', () => {
    const { logger, lines } = collect('info');
    logger.child({ requestId: 'abc' }).info('Hello\nthere', { port: 3000 });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines.join(''))).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: 'abc',
      port: 3000,
      msg: 'Hello\nthere',
    });
  });

  it('an error prints its message and its stack', () => {
    const { logger, lines } = collect('error');
    logger.error('It broke', { error: new TypeError('bad') });
    expect(JSON.parse(lines.join(''))).toMatchObject({
      error: { type: 'TypeError', message: 'bad', stack: expect.stringContaining('logger.test.ts') },
    });
  });

  it('secrets are hidden', () => {
    const { logger, lines } = collect('info');
    logger.info('in', { password: 'hunter2', headers: { cookie: 'hunter2', authorization: 'hunter2' } });
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('readable lines are for people', () => {
    const { logger, lines } = collect('debug', true);
    logger.warn('Slow', { ms: 12 });
    logger.error('Broke', { error: new Error('bad') });
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} WARN {2}Slow ms=12\n$/);
    expect(lines[1]).toContain('Error: bad\n    at ');
  });
});
