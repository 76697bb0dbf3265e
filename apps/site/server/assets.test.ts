import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layouts } from '../layouts/registry.ts';
import { pages } from '../pages/registry.ts';
import { type BuildManifest, buildAssets } from './assets.ts';

const FONTS = ['schibsted-grotesk', 'newsreader'].flatMap((font) =>
  ['usual', 'latin', 'extended'].map((set) => `${font}-${set}.woff2`),
);
const FILES = ['client/main.tsx', ...FONTS];
const LAYOUT_FILES = readdirSync(new URL('../layouts/', import.meta.url))
  .filter((name) => name.endsWith('Layout.tsx'))
  .map((name) => `layouts/${name}`);
const PAGE_FILES = Object.keys(pages).map((page) => `pages/${page}/Page.tsx`);

/** A build in which every file keeps its name. */
const manifest: BuildManifest = Object.fromEntries(
  [...FILES, ...LAYOUT_FILES, ...PAGE_FILES].map((file) => [file, { file, imports: [] }]),
);
const stylesheets = Object.fromEntries(Object.keys(pages).map((page) => [page, `assets/${page}.2.css`]));
const assets = buildAssets(manifest, stylesheets);

const codeOf = (page: string, layout: string): string[] =>
  JSON.parse(
    /<script type="application\/json" id="page-code">(.*)<\/script>/.exec(assets(page, layout).entry)?.[1] ?? '',
  );

it('names the entry first: it is the one that is run', () => {
  expect(codeOf('article', 'default')[0]).toBe('/client/main.tsx');
});

it.each(Object.keys(layouts))('the code of the layout %s is named', (layout) => {
  const named = codeOf('article', layout).filter((file) => file.startsWith('/layouts/'));
  expect(named.map((file) => file.toLowerCase())).toEqual([`/layouts/${layout.replaceAll('-', '')}layout.tsx`]);
});

it.each(Object.keys(pages))('the code of the page %s is named, and of no other', (page) => {
  expect(codeOf(page, 'default').filter((file) => file.startsWith('/pages/'))).toEqual([`/pages/${page}/Page.tsx`]);
});

it('no code is asked for while the page comes', () => {
  const { tags, entry } = assets('article', 'default');
  expect(tags + entry).not.toMatch(/modulepreload|<script[^>]* src=/);
});

it('a page has one stylesheet', () => {
  const { tags, styles } = assets('review', 'default');
  expect(styles).toEqual(['/assets/review.2.css']);
  expect(tags.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" id="page-styles" href="/assets/review.2.css">',
  ]);
});

it('a build that has no styles for a page is none', () => {
  const withoutReview = buildAssets(manifest, {});
  expect(() => withoutReview('review', 'default')).toThrow('The build has no stylesheet for the page review');
});
