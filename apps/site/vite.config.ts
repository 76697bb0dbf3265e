/** Builds the site twice: for the browser with hashed files and a manifest, and for the server as one module. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  appType: 'custom' as const,
  css: { transformer: 'lightningcss' as const },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? 'server/entry.ts' : 'client/main.tsx' },
  },
  ssr: { noExternal: [/^@masthead\//], external: ['react', 'react-dom', 'zod', 'sanitize-html', 'lru-cache'] },
}));
