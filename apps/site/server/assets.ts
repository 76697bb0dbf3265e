/** Which files a page needs from the build: its styles, its code ahead of time, the two fonts, and the entry. */
import { escapeHtml } from './document/escape.ts';

export interface PageAssets {
  /** Tags for the head. */
  tags: string;
  /** The entry script, after the page's data. */
  entry: string;
}

/** The files of a page and a layout; the development server has another source than the build. */
export type AssetSource = (page: string, layout: string) => PageAssets;

/** The part of Vite's manifest that is used. */
export type BuildManifest = Readonly<
  Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>
>;

const ENTRY = 'client/main.tsx';
const FONTS = ['schibsted-grotesk-latin-wght-normal.woff2', 'newsreader-latin-opsz-normal.woff2'];

export function buildAssets(manifest: BuildManifest): AssetSource {
  const fonts = FONTS.map((name) => fontFile(manifest, name));
  const known = new Map<string, PageAssets>();
  return (page, layout) => {
    const key = `${page} ${layout}`;
    const assets = known.get(key) ?? collect(manifest, fonts, page, layout);
    known.set(key, assets);
    return assets;
  };
}

/** In development Vite serves the sources, and styles arrive with the code. */
export const developmentAssets: AssetSource = () => ({
  tags: `<script type="module">import{injectIntoGlobalHook as hook}from"/@react-refresh";hook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  entry: `<script type="module" src="/@vite/client"></script><script type="module" src="/${ENTRY}"></script>`,
});

function collect(manifest: BuildManifest, fonts: string[], page: string, layout: string): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    chunk.imports?.forEach(visit);
  };
  const layoutKey = Object.keys(manifest).find((key) => key.toLowerCase() === `layouts/${layout}layout.tsx`);
  for (const key of [ENTRY, layoutKey ?? '', `pages/${page}/Page.tsx`]) visit(key);

  const entry = manifest[ENTRY]?.file ?? '';
  return {
    tags: [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}">`),
      ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...[...scripts].map((file) => `<link rel="modulepreload" href="/${escapeHtml(file)}">`),
    ].join(''),
    entry: `<script type="module" src="/${escapeHtml(entry)}"></script>`,
  };
}

function fontFile(manifest: BuildManifest, name: string): string {
  const key = Object.keys(manifest).find((source) => source.endsWith(name));
  const file = key && manifest[key]?.file;
  if (!file) throw new Error(`The build has no font ${name}`);
  return file;
}
