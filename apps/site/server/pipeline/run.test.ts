import { createLogger, frozenClock, HttpError } from '@masthead/runtime';
import { describe, expect, it, vi } from 'vitest';
import type { Match } from '../../routes/match.ts';
import { createMatcher } from '../../routes/match.ts';
import { firstContext } from '../route-request.ts';
import type { VanityOutcome } from '../vanity/vanity.ts';
import { type End, isEnd, type Middleware, type PageContext, type PipelineTools } from './context.ts';
import { middlewares, runPipeline } from './run.ts';

const match = createMatcher();

function matchOf(path: string, meta: Partial<Match['route']['meta']> = {}): Match {
  const found = match(path);
  if (!found) throw new Error(`no route for ${path}`);
  return { ...found, route: { ...found.route, meta: { ...found.route.meta, ...meta } } };
}

function contextOf(path: string, meta: Partial<Match['route']['meta']> = {}): PageContext {
  const url = new URL(path, 'http://localhost');
  return firstContext(url, new Headers(), matchOf(url.pathname, meta), 'request-id');
}

const noRules: PipelineTools['vanity'] = { resolve: async () => ({ does: 'nothing' }) };

/** Real tools, with log lines kept so that a test can read them. */
function toolsWithLog(): { tools: PipelineTools; lines: string[] } {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const clock = frozenClock(Date.parse('2026-11-15T18:00:00Z'));
  return {
    tools: {
      clock,
      logger,
      vanity: noRules,
      userOf: async () => null,
      flags: { current: () => ({ dynamicWidgets: true }) },
      experiments: [],
      random: () => 0,
      defaultMaxAge: 300,
    },
    lines,
  };
}

async function run(path: string, meta: Partial<Match['route']['meta']> = {}): Promise<PageContext> {
  const outcome = await runPipeline(contextOf(path, meta), toolsWithLog().tools);
  if (isEnd(outcome)) throw new Error('the pipeline ended the request');
  return outcome;
}

const failing: Middleware = () => {
  throw new Error('out of order');
};

describe('the pipeline', () => {
  it('runs brand, i18n, features, experiments, auth, cache, transaction, vanity in this order', async () => {
    const order: string[] = [];
    const spied = Object.fromEntries(
      Object.entries(middlewares).map(([name, step]): [string, Middleware] => [
        name,
        (context, tools) => {
          order.push(name);
          return step(context, tools);
        },
      ]),
    );
    await runPipeline(contextOf('/'), toolsWithLog().tools, spied);
    expect(order).toEqual(['brand', 'i18n', 'features', 'experiments', 'auth', 'cache', 'transaction', 'vanity']);
  });

  it('fails with 500 "Unknown middleware zzz" when a route names one that does not exist', async () => {
    const answer = run('/', { middleware: ['zzz'] });
    await expect(answer).rejects.toThrow(new HttpError(500, 'Unknown middleware zzz'));
    await expect(answer).rejects.toMatchObject({ statusCode: 500 });
  });

  it('does not take a name from the prototype for a middleware', async () => {
    await expect(run('/', { middleware: ['constructor'] })).rejects.toThrow('Unknown middleware constructor');
  });

  it.each(['experiments', 'cache', 'vanity'])('passes over a failing %s step with one log line', async (name) => {
    const { tools, lines } = toolsWithLog();
    const outcome = await runPipeline(contextOf('/'), tools, { ...middlewares, [name]: failing });
    expect(isEnd(outcome)).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
  });

  it.each(['brand', 'i18n', 'features', 'auth', 'transaction'])('fails when %s fails', async (name) => {
    const answer = runPipeline(contextOf('/'), toolsWithLog().tools, { ...middlewares, [name]: failing });
    await expect(answer).rejects.toThrow('out of order');
  });

  it('ends at the first step that ends the request', async () => {
    const redirect: Middleware = () => ({ end: 'redirect', location: '/x/', status: 302 });
    const outcome = await runPipeline(contextOf('/'), toolsWithLog().tools, { first: redirect, second: failing });
    expect(outcome).toEqual({ end: 'redirect', location: '/x/', status: 302 });
  });

  it('takes the brand from the route, else the default one', async () => {
    expect((await run('/roadshow/auto/')).brand).toBe('roadshow');
    expect((await run('/topics/phones/')).brand).toBe('cnet');
  });

  it('names the transaction by the route, not by the address', async () => {
    expect((await run('/topics/phones/')).transaction).toBe('topic___en');
  });

  it.each([
    ['/?enableFeatures=stickyNewsletter', true],
    ['/?disableFeatures=all', true],
    ['/?enableFeatures=', false],
    ['/?enableFeatures=<script>', false],
    ['/', false],
  ])('knows whether the address turns features on or off: %s', async (path, overridden) => {
    expect((await run(path)).overridden).toBe(overridden);
  });

  it('knows the stored flags', async () => {
    expect((await run('/')).flags).toEqual({ dynamicWidgets: true });
  });
});

describe('the vanity step', () => {
  const phones = matchOf('/topics/phones/');
  const mask = { path: '/topics/phones/', match: phones, permanent: true };

  async function after(outcome: VanityOutcome, context = contextOf('/topics/vpn/')): Promise<PageContext | End> {
    return runPipeline(context, { ...toolsWithLog().tools, vanity: { resolve: async () => outcome } });
  }

  it.each<[VanityOutcome, End]>([
    [
      { does: 'redirect', location: '/x/', status: 301 },
      { end: 'redirect', location: '/x/', status: 301 },
    ],
    [
      { does: 'mask', mask, until: 5 },
      { end: 'mask', mask, until: 5 },
    ],
    [
      { does: 'not-found', message: 'No' },
      { end: 'not-found', message: 'No' },
    ],
  ])('ends the request with what a rule does: %j', async (outcome, end) => {
    expect(await after(outcome)).toEqual(end);
  });

  it.each(['ok', 'nothing'] as const)(
    'lets the page go on when a rule says %s, as long as that is known',
    async (does) => {
      expect(await after({ does, until: 5 })).toMatchObject({ transaction: 'topic___en', keptUntil: 5 });
    },
  );

  it('does not look behind a mask again, nor at the root, which was looked at first', async () => {
    const redirect = { does: 'redirect', location: '/x/', status: 301 } as const;
    for (const context of [{ ...contextOf('/topics/phones/'), mask }, contextOf('/')])
      expect(isEnd(await after(redirect, context))).toBe(false);
  });
});

describe('cache headers', () => {
  const A_MINUTE = 'private, max-age=60, stale-while-revalidate=240';

  it.each([
    ['the route’s max-age', { maxAge: 60 }, 'private, max-age=60'],
    ['no-cache for zero, which is not the default', { maxAge: 0 }, 'private, no-cache'],
  ])('are private with %s', async (_rule, meta, expected) => {
    expect((await run('/', meta)).cacheHeaders['cache-control']).toBe(expected);
  });

  it('fall back to the configured default', async () => {
    expect((await run('/topics/phones/')).cacheHeaders['cache-control']).toBe(A_MINUTE);
  });

  it('let a browser show what it has for a minute, and for five while it asks again', async () => {
    for (const path of ['/', '/news/x/']) expect((await run(path)).cacheHeaders['cache-control']).toBe(A_MINUTE);
    expect((await run('/', { maxAge: 100 })).cacheHeaders['cache-control']).toBe(
      'private, max-age=60, stale-while-revalidate=40',
    );
  });

  it.each([0, 60])('always say when the page was made (max-age %d)', async (maxAge) => {
    expect((await run('/', { maxAge })).cacheHeaders['last-modified']).toBe('Sun, 15 Nov 2026 18:00:00 GMT');
  });
});

describe('who is reading', () => {
  async function askedFor(user: PageContext['user']) {
    const userOf = vi.fn(async () => ({ sub: 'ann' }));
    const { tools } = toolsWithLog();
    const outcome = await runPipeline({ ...contextOf('/'), user }, { ...tools, userOf });
    if (isEnd(outcome)) throw new Error('the pipeline ended the request');
    return { user: outcome.user, times: userOf.mock.calls.length };
  }

  it('is asked for once where nobody knows it yet', async () => {
    expect(await askedFor(undefined)).toEqual({ user: { sub: 'ann' }, times: 1 });
  });

  it('is not asked for where it is known, be it that it is nobody', async () => {
    expect(await askedFor(null)).toEqual({ user: null, times: 0 });
    expect(await askedFor({ sub: 'bob' })).toEqual({ user: { sub: 'bob' }, times: 0 });
  });
});
