/** The HTML document around a rendered page, split where each response's own part goes. */
import type { ImageAddresses } from '@masthead/image-url';
import { escapeHtml, THEME_SCRIPT } from '@masthead/web';
import { ADS_SCRIPT } from '../../base/ads-before-paint.ts';
import { ERROR_PATH } from '../../base/error-report.ts';
import { TEXT_SIZE_SCRIPT } from '../../base/text-size.ts';
import type { HydrationState } from '../../pages/page-state.ts';
import { type Head, renderHead } from '../../presentation/head/head.ts';
import type { PageAssets } from '../assets.ts';
import type { MarkupPiece } from './kept-markup.ts';
import { hydrationJson } from './page-json.ts';
import { rareFontsFor } from './rare-letters.ts';

/**
 * A page can be read before it can be used: its code (`page-code`, see assets.ts) is asked for when styles, fonts and first
 * pictures are there and have been painted, and so takes nothing from them; or after three seconds, where one of them does
 * not come, or nobody looks at the page. A slow machine has loaded a page long before it paints it, and the frame that
 * shows the last picture begins after the load. Each file is asked for in a task of its own: ten at once are a long task on
 * a slow phone. Code that does not come tells nobody, so this does, in as few bytes as can be: which file it was
 * (reports/reader-errors.ts).
 */
const CODE_AFTER_PAGE = `(()=>{const add=href=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})),go=()=>{const list=document.getElementById("page-code");if(!list)return;list.remove();const[src,...rest]=JSON.parse(list.text);rest.forEach(href=>setTimeout(add,0,href));import(src).catch(e=>{fetch("${ERROR_PATH}",{method:"POST",body:src,credentials:"omit",referrerPolicy:"no-referrer"});throw e})},frame=requestAnimationFrame,painted=new Promise(done=>new PerformanceObserver(done).observe({type:"paint",buffered:true}));addEventListener("load",()=>painted.then(()=>frame(()=>frame(go))));setTimeout(go,3e3)})()`;

/**
 * What is far below waits to be laid out (base.css); not for a reader who comes back or reloads, whom the browser takes to
 * where they were before any of the page's code runs: in a page of other heights it would be somewhere else.
 */
const WHOLE_FOR_RETURN =
  'performance.getEntriesByType("navigation")[0]?.type!=="navigate"&&(document.documentElement.dataset.layOut="whole")';

/** Nothing is painted before the document has arrived as far as its data, so that nothing moves as the rest of it comes. */
const WHOLE_PAGE_FIRST = '<link rel="expect" href="#page-state" blocking="render">';

/** The only inline script, so that a document has exactly one place for a nonce. */
export const FIRST_SCRIPT = `${THEME_SCRIPT};${TEXT_SIZE_SCRIPT};${ADS_SCRIPT};${WHOLE_FOR_RETURN};${CODE_AFTER_PAGE}`;

export interface DocumentInput {
  head: Head;
  /** What the page is about, as a finished script of data. */
  structuredData?: string;
  siteUrl: string;
  images: ImageAddresses;
  routeName: string;
  state: HydrationState;
  /** The rendered root, in pieces. */
  root: readonly MarkupPiece[];
  assets: PageAssets;
}

/** Between the two stands what is each response's own; it ends in an attribute of the inline script. */
export interface SplitDocument {
  beforeNonce: string;
  afterNonce: readonly MarkupPiece[];
}

export function renderDocument(input: DocumentInput): SplitDocument {
  const { head, structuredData = '', siteUrl, images, routeName, state, root, assets } = input;
  const { brand, layout, platform } = state.page;
  const [preloads, body] = takePreloads(root);
  return {
    beforeNonce: `<!doctype html><html lang="en-US" data-brand="${brand}" data-layout="${layout}" data-route="${escapeHtml(routeName)}"${platform?.health ? ' data-health' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    afterNonce: [
      `">${FIRST_SCRIPT}</script>${WHOLE_PAGE_FIRST}${assets.tags}${rareFontsFor(body, assets.rareFonts)}${preloads}${renderHead(head, { siteUrl, brand, images })}${structuredData}</head><body><div id="root">`,
      ...body,
      '</div><script type="application/json" id="page-state">',
      ...hydrationJson(state),
      `</script>${assets.entry}</body></html>`,
    ],
  };
}

/** React asks for a page's first pictures before everything it renders; in its values nothing can end a tag. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Those requests belong into the head, where they are found before the styles are read. */
function takePreloads(root: readonly MarkupPiece[]): [preloads: string, root: readonly MarkupPiece[]] {
  const [first, ...rest] = root;
  const preloads = typeof first === 'string' ? PRELOADS.exec(first)?.[0] : undefined;
  return typeof first === 'string' && preloads ? [preloads, [first.slice(preloads.length), ...rest]] : ['', root];
}
