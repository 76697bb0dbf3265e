/** Live coverage for readers: sockets, streams and polling. */
import { createLiveService } from '@masthead/live';
import { contentAt } from '../content-at.ts';
import type { ServiceDefinition } from '../service.ts';

export const live: ServiceDefinition<'live'> = {
  name: 'live',
  partners: ['content', 'site'],

  async open({ settings, counts, logger, metrics }, offers) {
    const { liveEntries, markUpEntry } = offers;
    if (!liveEntries || !markUpEntry) throw new Error('Nobody shows entries of live coverage');
    const service = createLiveService({
      ...contentAt(settings, offers),
      siteUrl: settings.siteUrl,
      siteKey: settings.siteKey,
      show: liveEntries,
      markUp: markUpEntry,
      counts,
      logger,
      metrics,
    });
    return {
      mounts: [{ path: '/api/live/*', route: 'live' }],
      fetch: (request, sender = '') => service.fetch(request, sender),
      upgrade: service,
      // What is new in a log reaches every reader of every process: whoever may have missed something looks for itself.
      changes: { heard: service.hear, missed: service.checkAll },
      close: service.close,
    };
  },
};
