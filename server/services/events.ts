/** Events of readers: what they do, told by their browsers, counted once. */
import { createEventsService, openEventsDatabase } from '@masthead/events';
import type { Settings } from '@masthead/runtime';
import { EVENTS_PATH } from '@masthead/tracking';
import { adsKeyFrom } from '../ads-key.ts';
import { contentAt } from '../content-at.ts';
import { countryOf } from '../country.ts';
import { ensureDataFolder } from '../data-folder.ts';
import type { Offers, ServiceDefinition } from '../service.ts';

/** In this process, or where the content is. */
function adServerAt({ contentApiUrl }: Settings, { ads, content }: Partial<Offers>, key: string) {
  if (ads) return { fetch: ads, baseUrl: 'http://ads.internal', key };
  if (content || contentApiUrl === undefined) return undefined;
  return { fetch: (request: Request) => fetch(request), baseUrl: contentApiUrl, key };
}

export const events: ServiceDefinition<'events'> = {
  name: 'events',

  async open({ settings, logger, clock, limits, metrics, whenBack, decisionKey, signingKey }, offers) {
    const { databaseUrl, dataDir, logLevel, eventsKeptDays: keptDays, eventsQueueBytes: queueBytes } = settings;
    ensureDataFolder(dataDir);
    const place = { databaseUrl, dataDir };
    const database = await whenBack(() => openEventsDatabase(place, logger));
    const service = await createEventsService({
      database,
      ...place,
      logger,
      logLevel,
      clock,
      limits,
      metrics,
      queueBytes,
      keptDays,
      // One that collects and knows no content service leaves the telling to one that does.
      content:
        offers.content || settings.contentApiUrl !== undefined
          ? { ...contentAt(settings, offers), siteKey: settings.siteKey, key: decisionKey }
          : undefined,
      ads: { key: adsKeyFrom(signingKey), server: adServerAt(settings, offers, decisionKey) },
    });
    return {
      mounts: [{ path: EVENTS_PATH, method: 'POST', route: 'events' }],
      fetch(request, sender, { isPassedOn }) {
        return service.fetch(request, { sender, country: countryOf(request, isPassedOn) ?? null });
      },
      jobs: service.jobs,
      healthy: service.healthy,
      close: service.close,
    };
  },
};
