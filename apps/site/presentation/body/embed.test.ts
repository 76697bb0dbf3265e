/** Which posts may be shown in a frame, and where such frames come from. */
import type { Attributes } from '@masthead/body';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testBodies } from '../../server/testing/bodies.ts';
import type { Told } from './element.ts';
import { embed } from './embed.ts';
import { embedSites } from './embed-sites.ts';

const { view } = testBodies();
const told: Told = { id: 's', now: 0, view, content: { pathOf: () => '' } };
const shown = (url: string, network?: Attributes<'embed'>['network']) => embed({ network, url }, told);

it.each([
  ['https://x.com/ann/status/12', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=12'],
  ['https://twitter.com/ann/status/12/', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=12'],
  [
    'https://www.facebook.com/ann/posts/1?a=b&c',
    'https://www.facebook.com/plugins/post.php?show_text=true&href=https%3A%2F%2Fwww.facebook.com%2Fann%2Fposts%2F1%3Fa%3Db%26c',
  ],
  ['https://www.youtube.com/watch?v=abc_DEF-123&t=4', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
  ['https://youtu.be/abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
  ['https://vimeo.com/1234', 'https://player.vimeo.com/video/1234?dnt=1'],
])('%s can be shown in a frame', (url, src) => {
  expect(shown(url)?.frame?.src).toBe(src);
});

it.each([
  ['a look-alike', 'https://x.com.evil.example/ann/status/12'],
  ['a neighbour', 'https://evilx.com/ann/status/12'],
  ['a plain line', 'http://x.com/ann/status/12'],
  ['another port', 'https://x.com:8443/ann/status/12'],
  ['somebody before an @', 'https://x.com@evil.example/ann/status/12'],
  ['no post', 'https://x.com/ann'],
  ['a post by a strange number', 'https://x.com/ann/status/12"><script>'],
  ['a video by a strange name', 'https://www.youtube.com/watch?v=../../evil'],
  ['a site that nobody listed', 'https://example.org/post/1'],
])('%s is a link and nothing more', (_what, url) => {
  const data = shown(url);
  expect(data?.href).toBe(new URL(url).href);
  expect(data).not.toHaveProperty('frame');
});

it('what is no address on the web is not shown at all', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'x.com/ann/status/1']) {
    expect(shown(url)).toBeUndefined();
  }
});

it('whatever is shared, a frame comes from a listed origin and stays one address', () => {
  const origins = new Set<string>(embedSites.map(({ origin }) => origin));
  const host = fc.constantFrom(...embedSites.flatMap(({ hosts }) => hosts));
  const path = fc.oneof(fc.string(), fc.constantFrom('/a/status/1', '1234', 'watch'));
  fc.assert(
    fc.property(host, path, fc.string(), (name, tail, query) => {
      const url = URL.parse(`https://${name}/${tail}?v=${query}`);
      const src = url ? shown(url.href)?.frame?.src : undefined;
      return src === undefined || (origins.has(new URL(src).origin) && new URL(src).href === src);
    }),
  );
});
