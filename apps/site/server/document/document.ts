/** The HTML document around a rendered page, split where each response's nonce goes. */
import { brands } from '../../brands/brands.ts';
import type { HydrationState } from '../../pages/page-state.ts';
import type { PageAssets } from '../assets.ts';
import { escapeHtml, jsonForScript } from './escape.ts';
import { type Head, renderHead } from './head.ts';
import { ownBytes } from './own-bytes.ts';
import type { MarkupPiece } from './shared-markup.ts';

/**
 * Before first paint: tell the styles that scripts run, and put the reader's chosen theme on the root.
 * It is the only inline script, so a document has exactly one place for a nonce.
 */
const FIRST_PAINT_SCRIPT =
  '(d=>{d.dataset.js="";try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.dataset.theme=t}catch{}})(document.documentElement)';

export interface DocumentInput {
  head: Head;
  siteUrl: string;
  routeName: string;
  state: HydrationState;
  /** The rendered root, in pieces. */
  root: readonly MarkupPiece[];
  assets: PageAssets;
}

export interface SplitDocument {
  beforeNonce: string;
  afterNonce: readonly MarkupPiece[];
}

export function renderDocument({ head, siteUrl, routeName, state, root, assets }: DocumentInput): SplitDocument {
  const { brand, layout } = state.page;
  const { name, themeColor } = brands[brand];
  return {
    beforeNonce: `<!doctype html><html lang="en-US" data-brand="${brand}" data-layout="${layout}" data-route="${escapeHtml(routeName)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script nonce="`,
    afterNonce: [
      `">${FIRST_PAINT_SCRIPT}</script>${assets.tags}${renderHead(head, { siteUrl, brandName: name })}<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColor.light}"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColor.dark}"><link rel="icon" href="/icon.svg" type="image/svg+xml"></head><body><div id="root">`,
      ...root,
      '</div><script type="application/json" id="page-state">',
      ...hydrationJson(state),
      `</script>${assets.entry}</body></html>`,
    ],
  };
}

/** The navigation is the same for many pages, and larger than what most pages add to it. */
const navigationJson = new WeakMap<object, Buffer>();

function hydrationJson({ page, navigation, version }: HydrationState): MarkupPiece[] {
  if (!navigation) return [jsonForScript({ page, version })];
  const known = navigationJson.get(navigation) ?? ownBytes(jsonForScript(navigation));
  navigationJson.set(navigation, known);
  return [`{"page":${jsonForScript(page)},"navigation":`, known, `,"version":${jsonForScript(version)}}`];
}
