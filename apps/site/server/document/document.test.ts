import { testImages } from '@masthead/image-url/testing';
import { describe, expect, it } from 'vitest';
import type { HydrationState } from '../../pages/page-state.ts';
import { buildAssets } from '../assets.ts';
import { headOf, kindOf, tagsIn } from '../testing/parsed-document.ts';
import { type DocumentInput, renderDocument } from './document.ts';

const page: HydrationState['page'] = {
  content: { page: 'error', data: { status: 404, suggestions: [] } },
  layout: 'error',
  brand: 'cnet',
  path: '/x/',
  year: 2026,
};
const manifest = {
  'client/main.tsx': { file: 'assets/main.js' },
  ...Object.fromEntries(
    ['schibsted-grotesk', 'newsreader', 'newsreader-italic']
      .flatMap((font) => ['usual', 'latin', 'extended'].map((set) => `${font}-${set}.woff2`))
      .map((font) => [`../../packages/ui/src/fonts/${font}`, { file: `assets/${font}` }]),
  ),
};
const stylesheets = { error: 'assets/error.css' };

function written(changes: Partial<DocumentInput> = {}): string {
  const { beforeNonce, afterNonce } = renderDocument({
    head: { title: 'Phones', description: 'All', type: 'website', canonicalPath: '/topics/phones/' },
    siteUrl: 'https://masthead.example',
    images: testImages,
    routeName: 'topic___en',
    state: { page, version: 'v1' },
    root: ['<main>Hello</main>'],
    assets: buildAssets(manifest, stylesheets)('error', 'error'),
    ...changes,
  });
  return beforeNonce + afterNonce.map(String).join('');
}

describe('the head of a document', () => {
  it('asks for exactly two fonts ahead, as fonts must be asked for', () => {
    const fonts = tagsIn(headOf(written())).filter(({ attributes }) => attributes.as === 'font');
    expect(fonts.map(({ attributes }) => attributes)).toEqual([
      expect.objectContaining({ rel: 'preload', type: 'font/woff2', crossorigin: '' }),
      expect.objectContaining({ rel: 'preload', type: 'font/woff2', crossorigin: '' }),
    ]);
  });

  it.each([
    ['no rare letter', ['<h1>Inés, Zoë and Søren’s café — 20 °C</h1>'], []],
    ['a western one', ['<h1>Åsa Lindström</h1>'], ['latin']],
    ['an eastern one', ['<h1>Dvořák</h1>'], ['extended']],
    ['both, one of them in a part that is kept', ['<h1>', Buffer.from('Łukasz'), ' Åberg</h1>'], ['latin', 'extended']],
  ])('with %s it asks for the fonts of exactly those letters', (_what, root, sets) => {
    const fonts = tagsIn(headOf(written({ root }))).filter(({ attributes }) => attributes.as === 'font');
    const wanted = ['usual', ...sets].flatMap((set) => [`newsreader-${set}`, `schibsted-grotesk-${set}`]);
    expect(fonts.map(({ attributes }) => attributes.href)).toEqual(wanted.map((name) => `/assets/${name}.woff2`));
  });

  it('asks for the pictures that stand first ahead of the page, which no longer does', () => {
    const preload =
      '<link rel="preload" as="image" imageSrcSet="/a/img/lead.jpg?a=1&amp;b=2 480w" imageSizes="(min-width: 768px) calc(50vw - 44px)" fetchPriority="high"/>';
    const html = written({ root: [`${preload}<main>Hello</main>`, '<footer></footer>'] });
    const [picture] = tagsIn(headOf(html)).filter(({ attributes }) => attributes.as === 'image');
    expect(picture?.attributes).toMatchObject({
      imagesrcset: '/a/img/lead.jpg?a=1&b=2 480w',
      imagesizes: '(min-width: 768px) calc(50vw - 44px)',
      fetchpriority: 'high',
    });
    expect(html).toContain('<div id="root"><main>Hello</main><footer></footer></div>');
  });

  it('leaves alone what is no request at the start of the page', () => {
    const root = ['<main><link rel="preload" as="image" href="/x.jpg"></main>'];
    expect(written({ root })).toContain(`<div id="root">${root[0]}</div>`);
  });

  it('has no kind of tag twice', () => {
    const kinds = tagsIn(headOf(written({ structuredData: '<script type="application/ld+json">{}</script>' }))).map(
      kindOf,
    );
    expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
    expect(kinds).toContain('meta viewport ');
  });
});
