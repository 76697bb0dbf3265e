/** Where the studio's code comes from: the build, or in development Vite, which hands out fresh code after each edit. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { loadStaticFiles } from '@masthead/web';
import {
  builtTags,
  createStudio,
  developmentTags,
  STUDIO_PATH,
  type Studio,
  type StudioDeps,
  type StudioManifest,
} from '../apps/studio/server/entry.ts';

const STUDIO_FOLDER = fileURLToPath(new URL('../apps/studio/', import.meta.url));
const CLIENT = `${STUDIO_FOLDER}dist/client`;

type SourceDeps = Pick<StudioDeps, 'siteUrl' | 'imageHost'>;

export interface StudioSource extends Studio {
  /** Development only: Vite's own requests, before anything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?(): Promise<void>;
}

export async function builtStudio(deps: SourceDeps): Promise<StudioSource> {
  const manifest: StudioManifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, 'utf8'));
  const files = await loadStaticFiles(CLIENT);
  return createStudio({ ...deps, tags: builtTags(manifest), files, development: false });
}

export async function developmentStudio(deps: SourceDeps): Promise<StudioSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: `${STUDIO_FOLDER}vite.config.ts`,
    server: { middlewareMode: true },
    logLevel: 'warn',
  });
  return {
    ...createStudio({ ...deps, tags: developmentTags, files: () => undefined, development: true }),
    // Vite takes its base off the addresses that have it, and would answer the others, which are the site's, as well.
    middleware(request, response, next) {
      const { url = '' } = request;
      if (!url.startsWith(STUDIO_PATH)) return next();
      vite.middlewares(request, response, () => {
        request.url = url;
        next();
      });
    },
    close: () => vite.close(),
  };
}
