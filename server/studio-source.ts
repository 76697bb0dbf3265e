/** Where the studio's code comes from: the build, or in development Vite, which hands out fresh code after each edit. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadStaticFiles } from '@masthead/web';
import {
  createStudio,
  developmentTags,
  STUDIO_PATH,
  type Studio,
  type StudioDeps,
  studioTags,
} from '../apps/studio/server/entry.ts';
import { startVite, viteBelow } from './development-vite.ts';
import type { Middleware } from './service.ts';

const STUDIO_FOLDER = fileURLToPath(new URL('../apps/studio/', import.meta.url));
const CLIENT = `${STUDIO_FOLDER}dist/client`;

type SourceDeps = Pick<StudioDeps, 'siteUrl' | 'imageHost'>;

export interface StudioSource extends Studio {
  /** Development only: Vite's own requests, before anything else. */
  middleware?: Middleware;
  close?(): Promise<void>;
}

export async function builtStudio(deps: SourceDeps): Promise<StudioSource> {
  const tags = studioTags(JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, 'utf8')));
  return createStudio({ ...deps, tags, files: await loadStaticFiles(CLIENT), development: false });
}

export async function developmentStudio(deps: SourceDeps): Promise<StudioSource> {
  const vite = await startVite(STUDIO_FOLDER);
  return {
    ...createStudio({ ...deps, tags: developmentTags, files: () => undefined, development: true }),
    middleware: viteBelow(vite, STUDIO_PATH),
    close: () => vite.close(),
  };
}
