/** Stored flags on the site: kept for an hour, dropped when they change, and no reason to fail. */
import { createLogger } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { createDependents } from '../cache/dependents.ts';
import { articlePage, contentOf, siteOf } from '../testing/site-of.ts';
import { CONFIG_MAX_AGE, createFlags, FLAGS_TAG } from './flags.ts';

function flagsOf(read: () => Promise<Record<string, boolean>>) {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const clock = { time: 0, now: () => clock.time };
  let reads = 0;
  const dependents = createDependents();
  const flags = createFlags({
    read: () => {
      reads += 1;
      return read();
    },
    clock,
    logger,
    dependents,
  });
  return { flags, changed: () => dependents.heard([FLAGS_TAG]), clock, lines, reads: () => reads };
}

describe('flags', () => {
  it('are read again after 3600 seconds, and not before', async () => {
    const { flags, clock, reads } = flagsOf(async () => ({ dynamicWidgets: true }));
    expect(await flags.current()).toEqual({ dynamicWidgets: true });
    expect(CONFIG_MAX_AGE).toBe(3600);
    clock.time = 3_599_999;
    expect(flags.current()).toEqual({ dynamicWidgets: true });
    expect(reads()).toBe(1);
    clock.time = 3_600_000;
    await flags.current();
    expect(reads()).toBe(2);
  });

  it('are read once for all who wait for them', async () => {
    const { flags, reads } = flagsOf(async () => ({}));
    await Promise.all([flags.current(), flags.current(), flags.current()]);
    expect(reads()).toBe(1);
  });

  it('stay as they were when they cannot be read, which is logged, and are tried again soon', async () => {
    let failing = false;
    const { flags, clock, lines, reads } = flagsOf(async () => {
      if (failing) throw new Error('no');
      return { dynamicWidgets: true };
    });
    await flags.current();
    failing = true;
    clock.time = 3_600_000;
    expect(await flags.current()).toEqual({ dynamicWidgets: true });
    expect([lines.length, reads()]).toEqual([1, 2]);
    clock.time += 60_000;
    await flags.current();
    expect(reads()).toBe(3);
  });

  it('that nobody knows are none', async () => {
    const { flags } = flagsOf(async () => ({ constructor: true, nonsense: true, dynamicWidgets: false }));
    expect(await flags.current()).toEqual({ dynamicWidgets: false });
  });

  it('that were asked for before a change do not hold after it', async () => {
    const answers = [{ dynamicWidgets: false }, { dynamicWidgets: true }];
    const { flags, changed } = flagsOf(async () => answers.shift() ?? {});
    const before = flags.current();
    changed();
    await before;
    expect(await flags.current()).toEqual({ dynamicWidgets: true });
  });
});

describe('a page that a flag decides something of', () => {
  it('is made anew when flags change, and others are not', async () => {
    let on = false;
    const content = contentOf({ a: () => articlePage('a') });
    const asked: string[] = [];
    const contentFetch = async (request: Request): Promise<Response> => {
      if (request.url.endsWith('/flags/cnet/web')) return Response.json({ data: { dynamicWidgets: on } });
      if (request.url.endsWith('/v3/decision')) {
        asked.push(await request.text());
        return Response.json({ options: [], decisionId: 'd1' });
      }
      return content.contentFetch(request);
    };
    const { site, get, cache } = siteOf({ ...content, contentFetch }, { decisionKey: 'key' });
    await get('/news/a/');
    on = true;
    await get('/news/a/');
    expect([cache, asked.length]).toEqual([['miss', 'hit'], 0]);
    site.changes.heard(['flags']);
    await get('/news/a/');
    expect([cache.at(-1), asked.length]).toEqual(['miss', 1]);
  });
});
