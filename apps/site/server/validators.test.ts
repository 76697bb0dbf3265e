/** What a reader is told who has a page already and asks for it again. */
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SiteDeps } from './site-deps.ts';
import { articlePage, contentOf, siteOf } from './testing/site-of.ts';

const PATH = '/news/a/';

function siteAbout(headline = 'About a', more: Partial<SiteDeps> = {}) {
  const { site, changes } = siteOf(contentOf({ a: () => articlePage('a', headline) }), more);
  const ask = (headers: Record<string, string> = {}, path = PATH) =>
    site.fetch(new Request(`http://localhost${path}`, { headers }));
  const tagOf = async (headers: Record<string, string> = {}, path = PATH) =>
    (await ask(headers, path)).headers.get('etag') ?? '';
  return { site, ask, tagOf, changes };
}

describe('a kept page', () => {
  it('has a validator, the same in every answer although no two of them are', async () => {
    const { ask, tagOf } = siteAbout();
    const [one, other] = [await ask(), await ask()];
    expect(one.headers.get('etag')).toMatch(/^W\/"[\w-]{22}\.[\w-]{8}\.open"$/);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(await one.text()).not.toBe(await other.text());
    expect(await tagOf({ 'accept-encoding': 'gzip' })).toBe(one.headers.get('etag'));
  });

  it('is a 304 for who has it, by both ways, with nothing that belongs to the nonce of the copy', async () => {
    const { site, ask, tagOf } = siteAbout();
    const headers = { 'if-none-match': `"other", ${await tagOf()}` };
    const whole = await ask(headers);
    const ready = site.ready(PATH, new Headers(headers));
    expect([whole.status, await whole.text(), ready?.status, ready?.pieces]).toEqual([304, '', 304, []]);
    const told = Object.fromEntries(whole.headers);
    expect(told).toEqual(ready?.headers);
    expect(Object.keys(told).sort()).toEqual(['cache-control', 'etag', 'last-modified', 'vary']);
  });

  it('is sent whole to who has another', async () => {
    const { site, ask } = siteAbout();
    await ask();
    const headers = { 'if-none-match': 'W/"x.y.open", "z"', 'if-modified-since': 'Sun, 15 Nov 2037 18:00:00 GMT' };
    expect((await ask(headers)).status).toBe(200);
    expect(site.ready(PATH, new Headers(headers))?.status).toBe(200);
  });

  it('has another validator for other content, another build, another policy, other laws and signals', async () => {
    const tags = await Promise.all([
      siteAbout().tagOf(),
      siteAbout('About a, corrected').tagOf(),
      siteAbout('About a', { version: 'v2' }).tagOf(),
      siteAbout('About a', { siteUrl: 'https://localhost' }).tagOf(),
      siteAbout().tagOf({ 'sec-gpc': '1' }),
      siteAbout().tagOf({ 'cdn-gdpr': '1' }),
    ]);
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('says when its story changed', async () => {
    const { ask } = siteAbout();
    expect((await ask()).headers.get('last-modified')).toBe('Sun, 15 Nov 2026 17:00:00 GMT');
  });
});

it('what is made for one reader has no validator', async () => {
  const { tagOf } = siteAbout();
  for (const path of [`${PATH}?preview=draft`, `${PATH}?enableFeatures=x`, '/no-such-page/'])
    expect(await tagOf({}, path)).toBe('');
});

it('the data of a page is packed by brotli, and a 304 for who has it', async () => {
  const { ask, tagOf } = siteAbout();
  const data = `/_data${PATH}`;
  const packed = await ask({ 'accept-encoding': 'gzip, br' }, data);
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(JSON.parse(brotliDecompressSync(await packed.arrayBuffer()).toString())).toMatchObject({ kind: 'page' });
  const etag = await tagOf({}, data);
  const again = await ask({ 'if-none-match': etag }, data);
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
});
