/** The tags of the studio's document that ask for its styles and code: those of the build, or of Vite in development. */
import { escapeHtml } from '@masthead/web';
import { STUDIO_PATH } from '../rooms.ts';

/** The part of Vite's manifest that is used. */
export type StudioManifest = Readonly<Record<string, { file: string; css?: readonly string[] }>>;

const ENTRY = 'browser/main.tsx';

export function builtTags(manifest: StudioManifest): string {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The studio’s build has no ${ENTRY}`);
  const fonts = Object.entries(manifest).flatMap(([source, { file }]) =>
    /(?:grotesk|newsreader)-usual\.woff2$/.test(source)
      ? `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`
      : [],
  );
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="${address(file)}">`);
  return [...fonts, ...styles, `<script type="module" src="${address(entry.file)}"></script>`].join('');
}

const address = (file: string): string => escapeHtml(STUDIO_PATH + file);

/** Vite's own scripts first: they replace code in place as it is edited. Zod would try whether it may make code, which the policy refuses. */
export const developmentTags = [
  '<script type="module">globalThis.__zod_globalConfig={jitless:true}</script>',
  `<script type="module">import{injectIntoGlobalHook as hook}from"${STUDIO_PATH}@react-refresh";hook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  `<script type="module" src="${STUDIO_PATH}@vite/client"></script>`,
  `<script type="module" src="${STUDIO_PATH}${ENTRY}"></script>`,
].join('');
