/** The built files of the site, held in memory with their compressed forms: hashed ones may be kept for good. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptsEncoding } from '@masthead/runtime';

interface StaticFile {
  type: string;
  cacheControl: string;
  /** By content encoding; identity is always there. */
  forms: Map<string, Uint8Array<ArrayBuffer>>;
}

export type StaticFiles = (request: Request, pathname: string) => Response | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
/** Best first, by the ending that the build gives them. */
const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const HASHED = /^\/assets\//;

export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  for (const path of paths) {
    const type = TYPES[extname(path)];
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (type && !address.startsWith('/.')) files.set(address, await readForms(path, type, address, present));
  }
  return (request, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const file = files.get(pathname);
    return file && respond(file, request.headers.get('accept-encoding') ?? '');
  };
}

async function readForms(path: string, type: string, address: string, present: Set<string>): Promise<StaticFile> {
  const forms = new Map([['identity', await bytesOf(path)]]);
  for (const [encoding, ending] of COMPRESSED)
    if (present.has(path + ending)) forms.set(encoding, await bytesOf(path + ending));
  const cacheControl = HASHED.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return { type, cacheControl, forms };
}

const bytesOf = async (path: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(path));

function respond({ type, cacheControl, forms }: StaticFile, accepts: string): Response {
  const encoding = COMPRESSED.map(([name]) => name).find((name) => forms.has(name) && acceptsEncoding(accepts, name));
  return new Response(forms.get(encoding ?? 'identity') ?? null, {
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      // A picture of ours opened as a document must not run anything.
      ...(type === 'image/svg+xml' && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }),
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
}
