/** Builds the studio's browser part: hashed files below its own address, and a manifest for its server part. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CODE_TARGET, CSS_TARGET, CSS_TRANSFORMER_TARGETS } from '../../scripts/browser-targets.ts';
import { STUDIO_PATH } from './rooms.ts';

/** The site's development server has Vite's own. */
const HOT_RELOAD_PORT = 24_679;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: STUDIO_PATH,
  plugins: [react()],
  appType: 'custom',
  server: { hmr: { port: HOT_RELOAD_PORT } },
  css: { transformer: 'lightningcss', lightningcss: { targets: CSS_TRANSFORMER_TARGETS } },
  build: {
    target: CODE_TARGET,
    cssTarget: CSS_TARGET,
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: 'browser/main.tsx' },
  },
});
