/** Builds the site and the hosted pages for browser and server and the studio for the browser, and compresses what browsers fetch, once. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const SITE = fileURLToPath(new URL('../apps/site/', import.meta.url));
const STUDIO = fileURLToPath(new URL('../apps/studio/', import.meta.url));
const ACCOUNT = fileURLToPath(new URL('../apps/account/', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|txt)$/;
const WORTH_IT = 512;

for (const app of [SITE, ACCOUNT]) {
  const configFile = `${app}vite.config.ts`;
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
}
await build({ configFile: `${STUDIO}vite.config.ts`, logLevel: 'warn' });
await setMapsAside();
for (const app of [SITE, STUDIO, ACCOUNT]) await compressFolder(`${app}dist/client`);

/** Source maps say where errors in readers' browsers come from; they are for the server, and nobody is served them. */
async function setMapsAside(): Promise<void> {
  const [files, maps] = [`${SITE}dist/client/assets`, `${SITE}dist/maps`];
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  const names = (await readdir(files)).filter((name) => name.endsWith('.map'));
  await Promise.all(names.map((name) => rename(join(files, name), join(maps, name))));
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
