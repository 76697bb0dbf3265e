/** Builds the site twice: for the browser with hashed files and a manifest, and for the server as one module. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CODE_TARGET, CSS_TARGET, CSS_TRANSFORMER_TARGETS } from '../../scripts/browser-targets.ts';
import { pageStylesheets } from './build/page-stylesheets.ts';

/** What the tabs of settings share, or listings that grow, or what a page loads once it works, and no story has: it comes with those. */
const OF_OTHERS =
  /\/packages\/account\/src\/(?!login-path)|\/components\/(account|settings|listing\/River|ads\/AdRow)|\/model\/src\/sign-up\.ts|\/pages\/river\/|\/rules\/src\/consent\/privacy\.ts/;

/**
 * What many pages share is one file, and not one for each set of pages that happen to share it: thirty files of half a
 * kilobyte take a phone longer than one of six, and compress worse.
 */
const SHARED_CODE = {
  codeSplitting: {
    groups: [
      {
        name: 'shared',
        minShareCount: 5,
        test: (id: string) => !id.includes('node_modules') && !OF_OTHERS.test(id),
      },
    ],
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), pageStylesheets()],
  appType: 'custom' as const,
  // A server build leaves this to the process that runs it, which would then run React's development form.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  css: { transformer: 'lightningcss' as const, lightningcss: { targets: CSS_TRANSFORMER_TARGETS } },
  build: {
    target: CODE_TARGET,
    cssTarget: CSS_TARGET,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Nothing in the files says that there are maps: scripts/build.ts takes them to where nothing is served from.
    sourcemap: isSsrBuild ? false : 'hidden',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The document itself asks for what its page needs: looking for each file before it is imported costs a phone more than it gains.
    modulePreload: false,
    rolldownOptions: isSsrBuild ? { input: 'server/entry.ts' } : { input: 'client/main.tsx', output: SHARED_CODE },
  },
  // Everything is in the bundle: React in its production form, and one file to read at start.
  ssr: { noExternal: isSsrBuild ? true : [/^@masthead\//] },
}));
