import { createLogger } from '@masthead/runtime';
import { describe, expect, it, vi } from 'vitest';
import { createAsk } from '../../content-api/ask.ts';
import { createContentClient } from '../../content-api/client.ts';
import { contentApi } from '../../content-api/definitions.ts';
import { createDependents } from '../cache/dependents.ts';
import { contentOf, ruleOf } from '../testing/site-of.ts';
import { createVanityRules } from './rules.ts';

const NOW = Date.parse('2026-11-15T18:00:00Z');
const FRIENDLY = ruleOf('/friendly/', 'PERMANENT_REDIRECT', '/topics/phones/');

type ContentFetch = (request: Request) => Promise<Response>;

/** Rules over a content service whose clock is moved by hand, and what was logged. */
function rulesOf(contentFetch: ContentFetch) {
  const lines: string[] = [];
  let now = NOW;
  const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const options = { api: contentApi, baseUrl: 'http://content.test', siteKey: 'cnet', development: false, logger };
  const content = createContentClient(createAsk({ contentFetch }), options);
  const dependents = createDependents();
  const rules = createVanityRules({ content, clock: { now: () => now }, logger, edition: 'us', dependents });
  const pass = (seconds: number): void => {
    now += seconds * 1000;
  };
  return { ...rules, lines, pass, changed: dependents.heard };
}

const dateIn = (seconds: number) => ({
  date: new Date(NOW + seconds * 1000).toISOString().slice(0, 19).replace('T', ' '),
  timezone: 'UTC',
});

describe('the rule of a friendly address', () => {
  it('is asked for once in 600 seconds, and so is which addresses have one', async () => {
    const content = contentOf({}, [FRIENDLY]);
    const { find, pass } = rulesOf(content.contentFetch);
    expect((await find(['/friendly/'])).rule?.id).toBe('rule of /friendly/');
    pass(599);
    await find(['/friendly/']);
    expect([content.dictionariesAsked(), content.rulesAsked()]).toEqual([1, ['/friendly/']]);
    pass(1);
    await find(['/friendly/']);
    expect([content.dictionariesAsked(), content.rulesAsked()]).toEqual([2, ['/friendly/', '/friendly/']]);
  });

  it('is asked for once by many at the same time', async () => {
    const content = contentOf({}, [FRIENDLY]);
    const { find } = rulesOf(content.contentFetch);
    await Promise.all(Array.from({ length: 20 }, () => find(['/friendly/'])));
    expect([content.dictionariesAsked(), content.rulesAsked()]).toEqual([1, ['/friendly/']]);
  });

  it('is not asked for where there is none', async () => {
    const content = contentOf({}, [FRIENDLY]);
    const { find } = rulesOf(content.contentFetch);
    for (const path of ['/a/', '/b/', '/constructor', '__proto__', 'toString']) expect(await find([path])).toEqual({});
    expect([content.dictionariesAsked(), content.rulesAsked()]).toEqual([1, []]);
  });

  it('is asked for again after a change', async () => {
    const content = contentOf({}, [FRIENDLY]);
    const { find, changed } = rulesOf(content.contentFetch);
    await find(['/friendly/']);
    changed(['story:1']);
    await find(['/friendly/']);
    expect([content.dictionariesAsked(), content.rulesAsked()]).toEqual([2, ['/friendly/', '/friendly/']]);
  });

  it('is that of the address with its query before that of the path', async () => {
    const withQuery = ruleOf('/friendly/?a=1', 'NOT_FOUND');
    const { find } = rulesOf(contentOf({}, [FRIENDLY, withQuery]).contentFetch);
    expect((await find(['/friendly/?a=1', '/friendly/'])).rule?.urlType).toBe('NOT_FOUND');
    expect((await find(['/friendly/?a=2', '/friendly/'])).rule?.urlType).toBe('PERMANENT_REDIRECT');
  });

  it('is to redirect for now when it has a target and names no kind', async () => {
    const contentFetch = async () => Response.json({ data: { '/': { target: '/topics/phones/' } } });
    const { rule } = await rulesOf(contentFetch).find(['/']);
    expect(rule).toMatchObject({ urlType: 'TEMPORARY_REDIRECT', targets: [{ target: { url: '/topics/phones/' } }] });
  });
});

describe('a rule is active', () => {
  it.each([
    ['when it is enabled, though its time is over', { enabled: true, dateExpired: dateIn(-60) }, true],
    ['when nothing is said', { enabled: null, dateExpired: null }, true],
    ['until its time is over', { enabled: null, dateExpired: dateIn(60) }, true],
    ['no longer after that', { enabled: null, dateExpired: dateIn(-60) }, false],
    ['never when it is disabled', { enabled: false, dateExpired: dateIn(60) }, false],
  ])('%s', async (_, more, active) => {
    const rule = ruleOf('/friendly/', 'PERMANENT_REDIRECT', '/topics/phones/', more);
    const found = await rulesOf(contentOf({}, [rule]).contentFetch).find(['/friendly/']);
    expect(found.rule !== undefined).toBe(active);
  });

  it('to the instant, although it is known for ten minutes', async () => {
    const rule = ruleOf('/friendly/', 'MASK', '/topics/phones/', { enabled: null, dateExpired: dateIn(90) });
    const { find, pass } = rulesOf(contentOf({}, [rule]).contentFetch);
    expect(await find(['/friendly/'])).toMatchObject({ rule: { urlType: 'MASK' }, until: NOW + 90_000 });
    pass(89);
    expect((await find(['/friendly/'])).rule).toBeDefined();
    pass(1);
    expect((await find(['/friendly/'])).rule).toBeUndefined();
  });
});

describe('a failure', () => {
  const counting = (answer: (request: Request) => Response | Promise<Response>) => {
    let asked = 0;
    const contentFetch = async (request: Request): Promise<Response> => {
      asked += 1;
      return answer(request);
    };
    return { contentFetch, asked: () => asked };
  };

  it.each([
    ['an error', () => new Response('{}', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['no dictionary', () => Response.json({ data: [] })],
  ])('to learn which addresses have a rule is logged once and remembered for ten seconds: %s', async (_, answer) => {
    const { contentFetch, asked } = counting(answer);
    const { find, pass, lines } = rulesOf(contentFetch);
    expect(await find(['/friendly/'])).toEqual({ until: NOW + 10_000 });
    pass(9);
    await find(['/other/']);
    expect([asked(), lines.length]).toEqual([1, 1]);
    pass(1);
    await find(['/friendly/']);
    expect(asked()).toBe(2);
  });

  it('to learn one rule is logged once and remembered for ten seconds', async () => {
    const { contentFetch, asked } = counting(({ url }) =>
      url.includes('/dictionary')
        ? Response.json({ data: { '/friendly/': { urlType: 'MASK', target: '/a/' } } })
        : new Response('{}', { status: 500 }),
    );
    const { find, pass, lines } = rulesOf(contentFetch);
    expect(await find(['/friendly/'])).toEqual({ until: NOW + 10_000 });
    pass(9);
    await find(['/friendly/']);
    expect([asked(), lines.length]).toEqual([2, 1]);
    pass(1);
    await find(['/friendly/']);
    expect(asked()).toBe(3);
  });

  it('leaves what was known as it was, for a day', async () => {
    const { contentFetch } = contentOf({}, [FRIENDLY]);
    let away = false;
    const { find, pass } = rulesOf((request) =>
      away ? Promise.resolve(new Response('{}', { status: 503 })) : contentFetch(request),
    );
    const idOf = async () => (await find(['/friendly/'])).rule?.id;
    await idOf();
    away = true;
    for (let hour = 0; hour < 24; hour += 1) {
      pass(3600);
      expect(await idOf()).toBe('rule of /friendly/');
    }
    pass(11);
    expect(await idOf()).toBeUndefined();
    away = false;
    pass(11);
    expect(await idOf()).toBe('rule of /friendly/');
  });

  it.each(['/dictionary', '/web'])('is also no answer of %s within 2000 ms', async (silent) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { contentFetch } = contentOf({}, [FRIENDLY]);
      const { find, lines } = rulesOf((request) =>
        new URL(request.url).pathname.endsWith(silent) ? new Promise(() => {}) : contentFetch(request),
      );
      let found: unknown;
      const finding = find(['/friendly/']).then((value) => {
        found = value;
      });
      await vi.advanceTimersByTimeAsync(1999);
      expect(found).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      await finding;
      expect(found).toEqual({ until: NOW + 10_000 });
      expect(lines).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
