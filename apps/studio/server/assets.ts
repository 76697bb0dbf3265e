/** The tags of the studio's document that ask for its styles and code: those of the build, or of Vite in development. */
import { type BuildManifest, builtTags } from '@masthead/web';
import { STUDIO_PATH } from '../rooms.ts';

const ENTRY = 'browser/main.tsx';

export const studioTags = (manifest: BuildManifest): string => builtTags(manifest, { base: STUDIO_PATH, entry: ENTRY });

/** Vite's own scripts first: they replace code in place as it is edited. Zod would try whether it may make code, which the policy refuses. */
export const developmentTags = [
  '<script type="module">globalThis.__zod_globalConfig={jitless:true}</script>',
  `<script type="module">import{injectIntoGlobalHook as hook}from"${STUDIO_PATH}@react-refresh";hook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  `<script type="module" src="${STUDIO_PATH}@vite/client"></script>`,
  `<script type="module" src="${STUDIO_PATH}${ENTRY}"></script>`,
].join('');
