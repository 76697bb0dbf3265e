import type { MissingCount } from '@masthead/model';
import { createLogger, frozenClock, localRateLimits } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { createMissingAddresses, MISSES, missingPath, referrerOf } from './missing-addresses.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

function noting(tell?: (addresses: readonly MissingCount[]) => Promise<void>) {
  const told: MissingCount[][] = [];
  const limit = localRateLimits(frozenClock(0))(MISSES);
  const keep = async (addresses: readonly MissingCount[]) => void told.push([...addresses]);
  const missing = createMissingAddresses({ tell: tell ?? keep, limit, logger: createLogger({ level: 'silent' }) });
  const note = (path: string, { sender, ...headers }: Record<string, string> = {}, method = 'GET') => {
    const url = new URL(path, 'https://masthead.example');
    missing.note(new Request(url, { method, headers: { 'user-agent': BROWSER, ...headers } }), url, sender);
  };
  const flush = async () => {
    await Promise.resolve();
    await missing.flush();
  };
  return { note, flush, told };
}

describe('an address that is missing', () => {
  it.each([
    ['/tech/Halo', '/tech/halo/'],
    ['/tech//halo%2Dtest/', '/tech/halo-test/'],
    ['/2019/halo.html', '/2019/halo.html'],
  ])('%s is noted as %s', (asked, noted) => {
    expect(missingPath(asked)).toBe(noted);
  });

  it.each([
    ['looked for as a hole', '/wp-login.php'],
    ['looked for as a hole', '/wp-admin/setup-config/'],
    ['looked for as a hole', '/.env'],
    ['looked for as a hole', '/cgi-bin/luci/'],
    ['of a file of another build', '/assets/main-abc.js'],
    ['one of ours', '/_error/nothing/'],
    ['with somebody’s address', '/unsubscribe/jane@mail.example/'],
    ['with a key', `/reset/${'a1'.repeat(20)}/`],
    ['too long', `/${'a-'.repeat(200)}/`],
    ['with letters that no rule can have', '/caf%C3%A9/'],
  ])('and that is %s is not noted: %s', (_, path) => {
    expect(missingPath(path)).toBeUndefined();
  });

  it.each([
    ['https://news.example/a/b?q=jane#top', 'news.example/a/b'],
    ['https://jane:secret@news.example/a', 'news.example/a'],
    ['https://masthead.example/reviews/?q=1', '/reviews/'],
    [`https://news.example/${'a'.repeat(300)}`, 'news.example/'],
    ['android-app://com.news/', undefined],
    ['nonsense', undefined],
    [null, undefined],
  ])('that %s led to is from %s', (header, referrer) => {
    expect(referrerOf(header, 'masthead.example')).toBe(referrer);
  });

  it('is told with others, counted, after the answer', async () => {
    const { note, flush, told } = noting();
    note('/gone/', { referer: 'https://news.example/a' });
    note('/Gone', { referer: 'https://news.example/a' });
    note('/gone/', { 'user-agent': 'Googlebot/2.1' });
    note('/other/');
    note('/gone/', {}, 'HEAD');
    expect(told).toEqual([]);
    await flush();
    expect(told).toEqual([
      [
        { path: '/gone/', readers: 2, robots: 1, referrers: [{ referrer: 'news.example/a', times: 2 }] },
        { path: '/other/', readers: 1, robots: 0, referrers: [] },
      ],
    ]);
  });

  it('is noted for one sender so many times, and of all senders so many wait', async () => {
    const { note, flush, told } = noting();
    for (let n = 0; n < 100; n += 1) note(`/one-${n}/`, { sender: 'one' });
    await flush();
    expect(told[0]).toHaveLength(MISSES.most);
    for (let n = 0; n < 1000; n += 1) note(`/many-${n}/`, { sender: `${n}` });
    await flush();
    expect(told[1]).toHaveLength(100);
  });

  it('is told again when that failed', async () => {
    const told: MissingCount[][] = [];
    let isAway = true;
    const { note, flush } = noting(async (addresses) => {
      if (isAway) throw new Error('away');
      told.push([...addresses]);
    });
    note('/gone/');
    await flush();
    isAway = false;
    note('/gone/');
    await flush();
    expect(told).toEqual([[{ path: '/gone/', readers: 2, robots: 0, referrers: [] }]]);
  });
});
