/** Builds the hosted pages twice: for the browser a script and a stylesheet below their own address, for the server one module. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CODE_TARGET, CSS_TARGET, CSS_TRANSFORMER_TARGETS } from '../../scripts/browser-targets.ts';
import { ACCOUNT_PATH } from './addresses.ts';

/** The site's and the studio's development servers have others. */
const HOT_RELOAD_PORT = 24_680;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: ACCOUNT_PATH,
  plugins: [react()],
  appType: 'custom' as const,
  server: { hmr: { port: HOT_RELOAD_PORT } },
  // A server build leaves this to the process that runs it, which would then run React's development form.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  css: { transformer: 'lightningcss' as const, lightningcss: { targets: CSS_TRANSFORMER_TARGETS } },
  build: {
    target: CODE_TARGET,
    cssTarget: CSS_TARGET,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: 'server/entry.ts' }
      : // What styles.ts names is kept, though nobody imports it: its styles are asked for.
        { input: ['browser/main.ts', 'styles.ts'], preserveEntrySignatures: 'exports-only' as const },
  },
  // Everything is in the bundle: React in its production form, and one file to read at start.
  ssr: { noExternal: isSsrBuild ? true : [/^@masthead\//] },
}));
