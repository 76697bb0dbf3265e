/** Builds the server and its command lines (server/vite.config.ts). */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

await build({ configFile: fileURLToPath(new URL('../server/vite.config.ts', import.meta.url)), logLevel: 'warn' });
