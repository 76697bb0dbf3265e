/** Where the code of the hosted pages comes from: the build, or in development Vite, which hands out fresh code after each edit. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadStaticFiles } from '@masthead/web';
import type * as AccountEntry from '../apps/account/server/entry.ts';
import { startVite, viteBelow } from './development-vite.ts';
import type { Middleware } from './service.ts';

const ACCOUNT_FOLDER = fileURLToPath(new URL('../apps/account/', import.meta.url));
const DIST = `${ACCOUNT_FOLDER}dist/`;

type SourceDeps = Pick<AccountEntry.AccountAppDeps, 'siteUrl' | 'brandName' | 'social'>;

export interface AccountSource extends AccountEntry.AccountApp {
  /** Development only: Vite's own requests, before anything else. */
  middleware?: Middleware;
  close?(): Promise<void>;
}

export async function builtAccount(deps: SourceDeps): Promise<AccountSource> {
  const entry: typeof AccountEntry = await import(pathToFileURL(`${DIST}server/entry.js`).href);
  const tags = entry.accountTags(JSON.parse(await readFile(`${DIST}client/.vite/manifest.json`, 'utf8')));
  return entry.createAccountApp({ ...deps, tags, files: await loadStaticFiles(`${DIST}client`), development: false });
}

export async function developmentAccount(deps: SourceDeps): Promise<AccountSource> {
  const { isRunnableDevEnvironment } = await import('vite');
  const vite = await startVite(ACCOUNT_FOLDER);
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that can run the hosted pages');
  const load = async () => {
    const entry: typeof AccountEntry = await ssr.runner.import('/server/entry.ts');
    const { developmentTags: tags, ACCOUNT_PATH: path } = entry;
    return { path, app: entry.createAccountApp({ ...deps, tags, files: () => undefined, development: true }) };
  };
  let { path, app } = await load();
  const answerOrPass = viteBelow(vite, path);
  return {
    show: (page, init) => app.show(page, init),
    fetch: (request) => app.fetch(request),
    callbackDocument: (message, goTo) => app.callbackDocument(message, goTo),
    /** A request below the pages' address is answered by them as they are now. */
    async middleware(request, response, next) {
      if (request.url?.startsWith(path)) ({ app } = await load());
      answerOrPass(request, response, next);
    },
    close: () => vite.close(),
  };
}
