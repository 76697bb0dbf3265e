/** What readers get while the content service is away: see cache/stale-if-error.ts. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { articlePage, contentOf, ruleOf, siteOf } from './testing/site-of.ts';

const PATH = '/news/a/';
const DAY_MS = 24 * 3_600_000;
const FIVE_MINUTES_MS = 300_000;
const STALE = [200, 'About a', '110 - "Response is Stale"', 'private, no-cache'];

const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
const never = () => new Promise<Response>(() => {});
const withdrawn = async () => Response.json({ errors: [{ code: 404, message: 'Not Found' }] }, { status: 404 });

/** A site whose clock and content service are in the test's hands. */
function siteInTime() {
  let now = Date.parse('2026-11-15T18:00:00Z');
  let headline = 'About a';
  let answer: ((request: Request) => Promise<Response>) | undefined;
  const content = contentOf({ a: () => articlePage('a', headline) }, [ruleOf('/friendly/', 'MASK', PATH)]);
  const contentFetch = (request: Request) => answer?.(request) ?? content.contentFetch(request);
  const made = siteOf({ ...content, contentFetch }, { clock: { now: () => now } });
  return {
    ...made,
    pass: (ms: number): void => {
      now += ms;
    },
    /** The content service answers so from now on; undefined: as it should. */
    answerSo: (next: typeof answer): void => {
      answer = next;
    },
    rename: (next: string): void => {
      headline = next;
    },
    async see(path = PATH) {
      const { status, headers, ...response } = await made.get(path).then(async (each) => ({
        status: each.status,
        headers: each.headers,
        text: await each.text(),
      }));
      const [, title] = /<h1[^>]*>([^<]*)/.exec(response.text) ?? [];
      return [status, title, headers.get('warning'), headers.get('cache-control')];
    },
    isReady: () => made.site.ready(PATH, new Headers()) !== undefined,
  };
}

describe('while the content service is away', () => {
  it('a page whose time is over is served as it was, and says that it is old', async () => {
    const { see, pass, answerSo, cache, reporter } = siteInTime();
    await see();
    answerSo(away);
    pass(DAY_MS - 1);
    expect(await see()).toEqual(STALE);
    expect(cache).toEqual(['miss', 'miss', 'stale']);
    expect(reporter.count).toBe(1);
  });

  it('it is served to everybody for a moment, by the fast path too, before a new one is tried for again', async () => {
    const { see, pass, answerSo, isReady, reporter } = siteInTime();
    await see();
    answerSo(away);
    pass(FIVE_MINUTES_MS + 1);
    expect(isReady()).toBe(false);
    await see();
    expect(isReady()).toBe(true);
    expect(await see()).toEqual(STALE);
    expect(reporter.count).toBe(1);
    pass(10_001);
    expect(isReady()).toBe(false);
    expect(await see()).toEqual(STALE);
    expect(reporter.count).toBe(2);
  });

  it('it is served for a day and no longer, however often', async () => {
    const { see, pass, answerSo } = siteInTime();
    await see();
    answerSo(away);
    for (let hour = 0; hour < 23; hour += 1) {
      pass(DAY_MS / 24);
      expect(await see()).toEqual(STALE);
    }
    pass(DAY_MS / 24 + 1);
    expect((await see())[0]).toBe(503);
  });

  it('it is served under its friendly address too', async () => {
    const { see, pass, answerSo } = siteInTime();
    await see('/friendly/');
    answerSo(away);
    pass(DAY_MS / 2);
    expect(await see('/friendly/')).toEqual(STALE);
  });

  it('nobody waits long for a service that says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { see, pass, answerSo } = siteInTime();
    await see();
    answerSo(never);
    pass(FIVE_MINUTES_MS + 1);
    const seeing = see();
    // Two seconds for the flags, one for the page.
    await vi.advanceTimersByTimeAsync(3000);
    expect(await seeing).toEqual(STALE);
  });

  it('a page that nobody has asked for yet is a 503', async () => {
    const { see, answerSo } = siteInTime();
    answerSo(away);
    expect((await see())[0]).toBe(503);
  });
});

describe('an old page is not served', () => {
  it('when the content service is back', async () => {
    const { see, pass, answerSo, rename } = siteInTime();
    await see();
    answerSo(away);
    pass(FIVE_MINUTES_MS + 1);
    await see();
    answerSo(undefined);
    rename('About a, corrected');
    pass(10_001);
    expect((await see()).slice(0, 3)).toEqual([200, 'About a, corrected', null]);
  });

  it('when something on it has changed', async () => {
    const { see, pass, answerSo, site } = siteInTime();
    await see();
    pass(FIVE_MINUTES_MS + 1);
    site.changes.heard(['story:a']);
    answerSo(away);
    expect((await see())[0]).toBe(503);
  });

  it('when it was withdrawn, not even if the service fails after that', async () => {
    const { see, pass, answerSo } = siteInTime();
    await see();
    pass(FIVE_MINUTES_MS + 1);
    answerSo(withdrawn);
    expect((await see())[0]).toBe(404);
    answerSo(away);
    expect((await see())[0]).toBe(503);
  });
});
