/** Where the site's code comes from: the build, or in development Vite, which hands out fresh code after each edit. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadStaticFiles, type StaticFiles } from '@masthead/web';
import type * as SiteEntry from '../apps/site/server/entry.ts';

export type Site = SiteEntry.Site;
/** What the composition root gives the site; code, assets and version come from the source. */
export type SiteDeps = Omit<SiteEntry.SiteDeps, 'assets' | 'readSourceMap' | 'version' | 'development'>;

export interface SiteSource {
  /** The site as it is now; in development this may be another one after an edit. */
  current(): Promise<Site>;
  /** Kept pages, answered without a detour; not in development, where nothing is kept. */
  ready?: Site['ready'];
  files: StaticFiles;
  /** Development only: Vite's own requests, before anything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  version: string;
  close(): Promise<void>;
}

const SITE_FOLDER = fileURLToPath(new URL('../apps/site/', import.meta.url));
const DIST = `${SITE_FOLDER}dist/`;

export async function builtSite(deps: SiteDeps): Promise<SiteSource> {
  const manifestText = await readFile(`${DIST}client/.vite/manifest.json`, 'utf8');
  const stylesheetsText = await readFile(`${DIST}client/.vite/stylesheets.json`, 'utf8');
  const version = createHash('sha256').update(manifestText).update(stylesheetsText).digest('hex').slice(0, 12);
  const entry: typeof SiteEntry = await import(pathToFileURL(`${DIST}server/entry.js`).href);
  const manifest: SiteEntry.BuildManifest = JSON.parse(manifestText);
  const stylesheets: SiteEntry.Stylesheets = JSON.parse(stylesheetsText);
  const assets = entry.buildAssets(manifest, stylesheets);
  const site = entry.createSite({ ...deps, assets, readSourceMap, version, development: false });
  return {
    current: async () => site,
    ready: site.ready,
    files: await loadStaticFiles(`${DIST}client`),
    version,
    close: site.close,
  };
}

/** A file of the build that has a map; whatever else is asked for has none. */
const BUILT_FILE = /^\/assets\/([\w-]+\.js)$/;

async function readSourceMap(path: string): Promise<string | undefined> {
  const name = BUILT_FILE.exec(path)?.[1];
  return name && readFile(`${DIST}maps/${name}.map`, 'utf8').catch(() => undefined);
}

export async function developmentSite(deps: SiteDeps): Promise<SiteSource> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    configFile: `${SITE_FOLDER}vite.config.ts`,
    server: { middlewareMode: true },
    logLevel: 'warn',
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that can run the site');
  const stylesOf = (page: string): string[] =>
    stylesFrom(ssr.moduleGraph.urlToModuleMap.get(`/pages/${page}/Page.tsx`));
  let seen: typeof SiteEntry | undefined;
  let site: Site | undefined;
  return {
    async current() {
      const entry: typeof SiteEntry = await ssr.runner.import('/server/entry.ts');
      if (site && entry === seen) return site;
      await site?.close();
      seen = entry;
      site = entry.createSite({
        ...deps,
        assets: entry.developmentAssets(stylesOf),
        version: 'development',
        development: true,
      });
      return site;
    },
    files: () => undefined,
    middleware: vite.middlewares,
    version: 'development',
    async close() {
      await site?.close();
      await vite.close();
    },
  };
}

interface SourceModule {
  url: string;
  importedModules: ReadonlySet<SourceModule>;
}

/** The stylesheets that a module and everything it imports come with, those of what it imports first. */
function stylesFrom(from: SourceModule | undefined, seen = new Set<SourceModule>()): string[] {
  if (!from || seen.has(from)) return [];
  seen.add(from);
  // What a stylesheet itself imports is in it already.
  if (from.url.endsWith('.css')) return [from.url];
  return [...from.importedModules].flatMap((each) => stylesFrom(each, seen));
}
