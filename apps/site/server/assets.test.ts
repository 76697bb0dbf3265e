import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layouts } from '../layouts/registry.ts';
import { pages } from '../pages/registry.ts';
import { type BuildManifest, buildAssets } from './assets.ts';

const FILES = [
  'client/main.tsx',
  'style.css',
  'newsreader-latin-opsz-normal.woff2',
  'schibsted-grotesk-latin-wght-normal.woff2',
];
const LAYOUT_FILES = readdirSync(new URL('../layouts/', import.meta.url))
  .filter((name) => name.endsWith('Layout.tsx'))
  .map((name) => `layouts/${name}`);
const PAGE_FILES = Object.keys(pages).map((page) => `pages/${page}/Page.tsx`);

/** A build in which every file keeps its name. */
const manifest: BuildManifest = Object.fromEntries(
  [...FILES, ...LAYOUT_FILES, ...PAGE_FILES].map((file) => [file, { file, imports: [] }]),
);
const assets = buildAssets(manifest);

it.each(Object.keys(layouts))('the code of the layout %s is fetched ahead', (layout) => {
  const [file = ''] = /layouts\/\w+/.exec(assets('article', layout).tags) ?? [];
  expect(file.toLowerCase()).toBe(`layouts/${layout.replaceAll('-', '')}layout`);
});

it.each(Object.keys(pages))('the code of the page %s is fetched ahead, and of no other', (page) => {
  const { tags } = assets(page, 'default');
  expect([...tags.matchAll(/href="\/(pages\/[^"]+)"/g)].map(([, file]) => file)).toEqual([`pages/${page}/Page.tsx`]);
});
