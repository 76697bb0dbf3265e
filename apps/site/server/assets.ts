/** Which files a page needs from the build: its stylesheet, its code ahead of time, its fonts, and the entry. */
import type { LetterSet } from '@masthead/ui/letters';
import { escapeHtml, jsonForScript } from '@masthead/web';

export interface PageAssets {
  /** Tags for the head. */
  tags: string;
  /** Tags for the head of a document that shows letters which few texts have: the other files of the fonts. */
  rareFonts?: RareFonts;
  /** The addresses of the stylesheets among them. */
  styles: readonly string[];
  /** What starts the page's code, after its data. */
  entry: string;
}

export type RareFonts = Readonly<Record<'latin' | 'extended', string>>;

/** The files of a page and a layout; the development server has another source than the build. */
export type AssetSource = (page: string, layout: string) => PageAssets;

/** The part of Vite's manifest that is used. */
export type BuildManifest = Readonly<Record<string, { file: string; imports?: string[] }>>;

/** The build's stylesheet of each page; see build/page-stylesheets.ts. */
export type Stylesheets = Readonly<Record<string, string>>;

const ENTRY = 'client/main.tsx';
/** By which the browser finds the page's stylesheet; see client/navigation/page-stylesheet.ts. */
const PAGE_STYLES = 'page-styles';
/**
 * The two that stand on every page, the larger first: it has the connection that the document came by, and is there as soon
 * as the other. The italic comes where a text has some.
 */
const FONTS = ['newsreader', 'schibsted-grotesk'];

export function buildAssets(manifest: BuildManifest, stylesheets: Stylesheets): AssetSource {
  const fonts = (set: LetterSet): string => preloadFonts(set, (file) => `/${fileOf(manifest, file)}`);
  // The fonts first: one that comes after the first frame moves what it is set in.
  const usualFonts = fonts('usual');
  const rareFonts = { latin: fonts('latin'), extended: fonts('extended') };
  const known = new Map<string, PageAssets>();
  const assetsOf = (page: string, layout: string): PageAssets => {
    const styles = stylesheets[page];
    if (styles === undefined) throw new Error(`The build has no stylesheet for the page ${page}`);
    return {
      tags: usualFonts + stylesheet(`/${styles}`, PAGE_STYLES),
      rareFonts,
      styles: [`/${styles}`],
      entry: codeList(codeOf(manifest, page, layout)),
    };
  };
  return (page, layout) => {
    const key = `${page} ${layout}`;
    const assets = known.get(key) ?? assetsOf(page, layout);
    known.set(key, assets);
    return assets;
  };
}

/** Vite's address of a file of the design system; its styles and fonts must be there before the code is. */
const sourceOf = (file: string): string =>
  `/@fs${new URL(`../../../packages/ui/src/${file}`, import.meta.url).pathname}`;

const sourceFonts = (set: LetterSet): string => preloadFonts(set, (file) => sourceOf(`fonts/${file}`));

const REFRESH =
  '<script type="module">import{injectIntoGlobalHook as hook}from"/@react-refresh";hook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>';

/**
 * The sources come whole, with schemas that a build leaves out. Zod would find out whether it may make code, which the
 * policy refuses and the console tells.
 */
const NO_MADE_CODE = '<script type="module">globalThis.__zod_globalConfig={jitless:true}</script>';

/**
 * In development Vite serves the sources, and the styles of components arrive with the code; `stylesOf` says where those
 * of a page are.
 */
export const developmentAssets =
  (stylesOf: (page: string) => readonly string[]): AssetSource =>
  (page) => ({
    // The design system's first, and nothing twice: layers stand in the order in which they are first met.
    styles: [...new Set([sourceOf('styles/index.css'), ...stylesOf(page)])],
    tags: [NO_MADE_CODE, REFRESH, stylesheet(sourceOf('styles/index.css')), sourceFonts('usual')].join(''),
    rareFonts: { latin: sourceFonts('latin'), extended: sourceFonts('extended') },
    entry: `<script type="module" src="/@vite/client"></script><script type="module" src="/${ENTRY}"></script>`,
  });

const stylesheet = (href: string, id = ''): string =>
  `<link rel="stylesheet"${id && ` id="${id}"`} href="${escapeHtml(href)}">`;
const preloadFonts = (set: LetterSet, addressOf: (file: string) => string): string =>
  FONTS.map((font) => preload(addressOf(`${font}-${set}.woff2`))).join('');
const preload = (href: string): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`;

/** The code of a page and its layout with everything it imports, the entry first. */
function codeOf(manifest: BuildManifest, page: string, layout: string): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  const layoutFile = `layouts/${layout.replaceAll('-', '')}layout.tsx`;
  const layoutKey = Object.keys(manifest).find((key) => key.toLowerCase() === layoutFile);
  for (const key of [ENTRY, layoutKey ?? '', `pages/${page}/Page.tsx`]) visit(key);
  return [...files].map((file) => `/${file}`);
}

/** Only named here: the document's first script asks for these files when the page itself has come. */
const codeList = (files: readonly string[]): string =>
  `<script type="application/json" id="page-code">${jsonForScript(files)}</script>`;

function fileOf(manifest: BuildManifest, source: string): string {
  const key = Object.keys(manifest).find((each) => each.endsWith(source));
  const file = key && manifest[key]?.file;
  if (!file) throw new Error(`The build has no ${source}`);
  return file;
}
