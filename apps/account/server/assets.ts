/** The tags of a hosted page that ask for its styles and its script: those of the build, or of Vite in development. */
import { type BuildManifest, builtTags } from '@masthead/web';
import { ACCOUNT_PATH } from '../addresses.ts';

const ENTRY = 'browser/main.ts';
const STYLES = 'styles.ts';

export const accountTags = (manifest: BuildManifest): string =>
  builtTags(manifest, { base: ACCOUNT_PATH, entry: ENTRY, styles: STYLES, fonts: ['schibsted-grotesk'] });

/** Vite writes the styles of a module into the document when the module runs; the refresher of React wants to be there first. */
export const developmentTags = [
  `<script type="module">import{injectIntoGlobalHook as hook}from"${ACCOUNT_PATH}@react-refresh";hook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  ...['@vite/client', STYLES, ENTRY].map((file) => `<script type="module" src="${ACCOUNT_PATH}${file}"></script>`),
].join('');
