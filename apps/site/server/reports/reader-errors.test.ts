import type { ReaderErrors } from '@masthead/model';
import { createLogger, frozenClock, localRateLimits, statusOf } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { ERROR_PATH } from '../../base/error-report.ts';
import { createMatcher } from '../../routes/match.ts';
import { createReaderErrors } from './reader-errors.ts';

const ORIGIN = 'https://masthead.example';
const BROWSER = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
/** One place: line 1, column 11 of the file is line 3, column 5 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../../../client/main.tsx'],
  names: [],
  mappings: 'UAEI',
});

const REPORT = {
  kind: 'thrown',
  name: 'TypeError',
  message: 'no “aunt Jane”',
  frames: [['/assets/main-AbCd1234.js', 1, 12, 'start']],
  page: 'article',
  path: '/tech/mobile/halo-tested/',
  build: 'b1',
};

function taking(sample?: number) {
  const told: ReaderErrors[][] = [];
  const read: string[] = [];
  const errors = createReaderErrors({
    tell: async (groups) => void told.push([...groups]),
    readSourceMap: async (path) => {
      read.push(path);
      return path === '/assets/main-AbCd1234.js' ? MAP : undefined;
    },
    version: 'b1',
    sample,
    random: () => 0.5,
    match: createMatcher(),
    limits: localRateLimits(frozenClock(0)),
    logger: createLogger({ level: 'silent' }),
  });
  const send = async (report: unknown, headers: Record<string, string> = {}, sender = 'a reader'): Promise<number> => {
    const url = new URL(ERROR_PATH, ORIGIN);
    const body = typeof report === 'string' ? report : JSON.stringify(report);
    const all = { 'sec-fetch-site': 'same-origin', 'user-agent': BROWSER, ...headers };
    const request = new Request(url, { method: 'POST', body, headers: all });
    return errors.take({ request, url, wantsData: false }, sender).then(({ response }) => response.status, statusOf);
  };
  /** What is told of these, once all of them are noted. */
  const toldOf = async (...reports: (object | string)[]): Promise<ReaderErrors[]> => {
    for (const report of reports)
      expect(await send(typeof report === 'string' ? report : { ...REPORT, ...report })).toBe(204);
    while (told.length === 0) {
      await new Promise((done) => setImmediate(done));
      await errors.flush();
    }
    return told.splice(0).flat();
  };
  return { send, toldOf, read };
}

describe('an error in a reader’s browser', () => {
  it('is told where it stands in our sources, without what anybody wrote', async () => {
    const { toldOf } = taking();
    expect(await toldOf({})).toEqual([
      {
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
        kind: 'thrown',
        name: 'TypeError',
        message: 'no “…”',
        frames: [{ at: 'apps/site/client/main.tsx', line: 3, column: 5, in: 'start' }],
        page: 'article /tech/mobile/halo-tested/',
        browser: 'Safari',
        build: 'b1',
        times: 1,
      },
    ]);
  });

  it('of another build stands where that build has it, and is the same error in the next', async () => {
    const { toldOf, read } = taking();
    const [old] = await toldOf({ build: 'b0' });
    expect(old?.frames).toEqual([{ at: 'assets/main-AbCd1234.js', line: 1, column: 12, in: 'start' }]);
    expect(read).toEqual([]);
    const [older] = await toldOf({ build: 'a9', frames: [['/assets/main-Zz_z-999.js', 7, 1, 'start']] });
    expect(older?.fingerprint).toBe(old?.fingerprint);
  });

  it.each([
    ['of a page that is not there', { page: 'error', path: '/jane-was-here/' }, 'error'],
    ['of an address of nothing', { path: '/a/b/c/d/jane/' }, 'article'],
    ['of a search', { page: 'search', path: '/search/' }, 'search'],
    ['of a search that somebody named', { page: 'search', path: '/landing/shop/jane/' }, 'search'],
  ])('%s keeps its path to itself', async (_, where, page) => {
    const { toldOf } = taking();
    expect((await toldOf(where))[0]?.page).toBe(page);
  });

  const NOT_LOADED = {
    kind: 'loading',
    name: 'LoadError',
    frames: [{ at: 'assets/main-AbCd1234.js', line: 1, column: 1, in: '' }],
    page: 'any page',
    browser: 'Safari',
    build: 'b1',
    times: 1,
  };

  it('that is code which never came is told by its file, of this build or of another', async () => {
    const { toldOf } = taking();
    const [own] = await toldOf('/assets/main-AbCd1234.js');
    expect(own).toMatchObject(NOT_LOADED);
    const [other] = await toldOf('/assets/main-Zz_z-999.js');
    expect(other).toMatchObject({ build: 'unknown', frames: [{ at: 'assets/main-Zz_z-999.js' }] });
    expect(other?.fingerprint).toBe(own?.fingerprint);
  });

  it('that is code which never came is told of as many page views as others', async () => {
    const more = taking(0.51);
    expect(await more.toldOf('/assets/main-AbCd1234.js')).toHaveLength(1);
    const fewer = taking(0.5);
    const told = await fewer.toldOf('/assets/main-AbCd1234.js', {});
    expect(told.map(({ kind }) => kind)).toEqual(['thrown']);
  });

  it('is refused from elsewhere, when it is too much, or nothing that we sent', async () => {
    const { send } = taking();
    expect(await send(REPORT, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ ...REPORT, message: 'a'.repeat(10_000) })).toBe(413);
    const [frame] = REPORT.frames;
    for (const wrong of [
      'no JSON',
      '/assets/main-AbCd1234.js?of=jane',
      '/jane-was-here/',
      {},
      { ...REPORT, frames: [] },
      { ...REPORT, frames: Array.from({ length: 9 }, () => frame) },
      { ...REPORT, frames: [['https://evil.example/x.js', 1, 1, '']] },
      { ...REPORT, frames: [['/assets/x.js', null, 1, '']] },
      { ...REPORT, kind: 'other' },
      { ...REPORT, cookie: 'a=b' },
    ])
      expect(await send(wrong)).toBe(400);
  });

  it('is taken from one sender so many times', async () => {
    const { send } = taking();
    const statuses = [];
    for (let sent = 0; sent < 35; sent += 1) statuses.push(await send(REPORT));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await send(REPORT, {}, 'another')).toBe(204);
  });

  it('never reads a file that is no map of the build', async () => {
    const { toldOf, read } = taking();
    const [told] = await toldOf({ frames: [['/assets/../../secret.js', 1, 1, '']] });
    expect(told?.frames).toMatchObject([{ at: 'assets/../../secret.js' }]);
    // Which files there are is for who reads them to say: see server/site-source.ts.
    expect(read).toEqual(['/assets/../../secret.js']);
  });
});
