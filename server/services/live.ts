/** Live coverage for readers: sockets, streams and polling; and what the newsroom follows of its audience. */
import { createLiveService } from '@masthead/live';
import { audienceReports } from '../audience.ts';
import { contentAt } from '../content-at.ts';
import { discussionLog } from '../discussion-at.ts';
import type { ServiceDefinition } from '../service.ts';

export const live: ServiceDefinition<'live'> = {
  name: 'live',
  partners: ['content', 'site'],

  async open(parts, offers) {
    const { settings, counts, logger, metrics } = parts;
    const { liveEntries, markUpEntry, storyCards } = offers;
    if (!liveEntries || !markUpEntry || !storyCards) throw new Error('Nobody shows entries of live coverage');
    const audience = audienceReports(parts, storyCards);
    const service = createLiveService({
      ...contentAt(settings, offers),
      siteUrl: settings.siteUrl,
      siteKey: settings.siteKey,
      show: liveEntries,
      markUp: markUpEntry,
      counts,
      reports: audience.reports,
      otherLogs: [discussionLog(settings, offers)],
      logger,
      metrics,
    });
    return {
      mounts: [{ path: '/api/live/*', route: 'live' }],
      fetch: (request, sender = '') => service.fetch(request, sender),
      upgrade: service,
      // What is new in a log reaches every reader of every process: whoever may have missed something looks for itself.
      changes: { heard: service.hear, missed: service.checkAll },
      async close() {
        await service.close();
        await audience.close();
      },
    };
  },
};
