/**
 * Builds the server and its command lines: a start reads a few files instead of two thousand, which is half of what it
 * took (docs/decisions/0067-the-server-is-built-to-start.md).
 */
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const SERVER = fileURLToPath(new URL('.', import.meta.url));
const OUT = resolve(SERVER, 'dist');

const PROGRAMS = ['main.ts', 'content-command.ts', 'events-command.ts'];
/** Threads and processes that services start, by the addresses of their files. */
const STARTED_BY_SERVICES = ['../services/events/src/ingest/thread-main.ts', '../services/images/src/draw-worker.ts'];
const INPUTS = [...PROGRAMS, ...STARTED_BY_SERVICES].map((path) => resolve(SERVER, path));

/** Read at every start, and made of many files. All others stay where they are installed. */
const BUILT_IN = [
  'kysely',
  'zod',
  'yaml',
  'hono',
  '@hono/node-server',
  'hyparquet',
  'hyparquet-writer',
  'htmlparser2',
  'entities',
  'domutils',
  'domhandler',
  'dom-serializer',
  'jose',
  'lru-cache',
  'nodemailer',
  'prom-client',
  '@opentelemetry/api',
];

/** Where code asks where it stands; with a name where it is for a file beside it that it starts. */
const PLACE = /new URL\('(?:\.\/)?(?<started>[\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g;

/** It is told where its source stands, and of what it starts the built file. */
const inItsPlace = (): Plugin => ({
  name: 'in-its-place',
  enforce: 'pre',
  transform(code, id) {
    if (!isAbsolute(id) || id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const source = `new URL(${JSON.stringify(relative(OUT, id))}, import.meta.url)`;
    return code.replaceAll(PLACE, (_whole, started?: string) => (started ? builtFile(started, id) : source));
  },
});

function builtFile(name: string, from: string): string {
  if (!INPUTS.includes(resolve(dirname(from), `${name}.ts`)))
    throw new Error(`${from} starts ${name}.ts, which server/vite.config.ts does not build`);
  return `new URL('./${name}.js', import.meta.url)`;
}

export default defineConfig({
  root: SERVER,
  plugins: [inItsPlace()],
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(INPUTS.map((path) => [basename(path, '.ts'), path])),
      // All in one folder, so that each has the same way to the sources.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@masthead\//, ...BUILT_IN] },
});
