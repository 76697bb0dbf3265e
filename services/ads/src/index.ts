/** The ad server: a function from request to response over tables of its own. See docs/contracts/ads.md. */
import { once } from '@masthead/runtime';
import { type Database, migrateToLatest } from '@masthead/storage';
import type { loadDemoAds as load } from './demo.ts';
import type { AdsDeps } from './deps.ts';
import { migrationsFor } from './migrations.ts';
import type { AdsSchema } from './schema.ts';
import type { AdServer } from './service.ts';

export { CHANGE as ADS_CHANGE } from './booking/booker.ts';
export type { AdsStore } from './deps.ts';
export type { AdsSchema } from './schema.ts';
export type { AdServer } from './service.ts';
export { ADS_API, DESK_ADS_API } from './serving/paths.ts';

/** Brings the tables up to date. */
export const prepareAds = (database: Database<AdsSchema>): Promise<void> =>
  migrateToLatest(database, migrationsFor(database.engine), { namespace: 'ads' });

/** Its code is loaded by the first who asks: no start waits for it. */
export function createAdServer(deps: AdsDeps): AdServer {
  let opened: AdServer | undefined;
  const service = once(async () => {
    opened = (await import('./service.ts')).adServer(deps);
    return opened;
  });
  return {
    fetch: async (request, from) => (await service()).fetch(request, from),
    // Whoever has asked nothing yet has nothing prepared.
    changed: () => opened?.changed(),
    forgetOld: async () => (await service()).forgetOld(),
    close: async () => opened?.close(),
  };
}

/** Once: a database with any advertiser is left as it is, and no picture is read. */
export async function loadDemoAds(...[folder, deps]: Parameters<typeof load>): Promise<void> {
  if (await deps.store.db.selectFrom('ad_advertisers').select('id').executeTakeFirst()) return;
  await (await import('./demo.ts')).loadDemoAds(folder, deps);
}
