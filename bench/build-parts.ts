/** Builds site-parts.ts with the site's own configuration, so that what is measured alone is the code that the site runs. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from './demo-site.ts';
import type * as SiteParts from './site-parts.ts';

export async function buildParts(): Promise<typeof SiteParts> {
  const outDir = join(ROOT, '.cache/bench/site-parts');
  await build({
    configFile: join(ROOT, 'apps/site/vite.config.ts'),
    logLevel: 'error',
    build: { ssr: true, outDir, rolldownOptions: { input: join(ROOT, 'bench/site-parts.ts') } },
  });
  return import(pathToFileURL(join(outDir, 'site-parts.js')).href);
}
