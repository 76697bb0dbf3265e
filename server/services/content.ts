/** The content service: stories and everything around them, for sites to read and for the desk to write. */
import { fileURLToPath } from 'node:url';
import { actingAs, createContentService, followRemoteChanges, isNewsroomLoaded, loadDemo } from '@masthead/content';
import { createStaffOf, prepareIdentity } from '@masthead/identity';
import { TOLD_AUDIENCE_PATH } from '@masthead/model';
import { DECISION_PATH, OUTCOME_PATH } from '@masthead/rules';
import { announcementJobs } from '../announce.ts';
import { CHANGES } from '../follow-changes.ts';
import { deskForwarder, FORWARDED_DESK_PATHS } from '../forward-desk.ts';
import { publicAnswers } from '../public-answers.ts';
import { PURGE_AFTER_MS, purgeJobs } from '../purge-cdn.ts';
import type { Mount, ServiceDefinition } from '../service.ts';

/** How long a content service elsewhere may take to say that it is there. */
const WAIT_MS = 1000;
const DEMO_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));

/** What the log of writes says of it. */
const DEMO_LOAD = { who: 'the first start', from: null, action: 'content import', about: 'the demo newsroom' };

const MOUNTS: readonly Mount[] = [
  ...['/api/neutron/*', '/api/bridge/*', '/api/desk/*', '/api/openapi.json'].map(
    (path): Mount => ({ path, route: 'api' }),
  ),
  { path: `${TOLD_AUDIENCE_PATH}/*`, method: 'POST', route: 'api' },
  ...[DECISION_PATH, OUTCOME_PATH].map((path): Mount => ({ path, method: 'POST', route: 'decisions' })),
];
/** Readers send forms to a site, which limits how much: only where none is here, sites elsewhere pass them on. */
const FORMS: Mount = { path: '/api/forms/*', method: 'POST', route: 'api' };

export const content: ServiceDefinition<'content'> = {
  name: 'content',

  async open({ settings, running, logger, say, clock, reporter, media, bus, limits, counts, decisionKey, ...parts }) {
    const jobs = await parts.jobs();
    const database = await parts.database();
    const mail = await parts.mail();
    // Whoever is signed in is known here wherever they signed in: sessions are in the same database.
    await prepareIdentity(database);
    const service = await createContentService({
      database,
      media,
      siteKey: settings.siteKey,
      decisionKey,
      logger,
      reporter,
      clock,
      limits,
      jobs,
      mail,
      siteUrl: settings.siteUrl,
      reportsKeptDays: settings.reportsKeptDays,
      hint: () => bus.publish(CHANGES, null),
      readersOf: counts.readersOf,
      staffOf: createStaffOf({ database, clock, siteUrl: settings.siteUrl }),
      allowPrivateWebhooks: settings.allowPrivateWebhooks,
    });
    const told = [
      ...announcementJobs({ settings, contentFetch: service.fetch }).map((job) => ({ job, afterMs: 0 })),
      ...purgeJobs(settings.cdn).map((job) => ({ job, afterMs: PURGE_AFTER_MS })),
    ];
    if (told.length > 0)
      await service.followOnce(
        'announcer',
        async (db, names) => {
          const now = clock.now();
          for (const { job, afterMs } of told) await jobs.enqueueIn(db, job.name, names, { at: now + afterMs });
        },
        () => {
          for (const { job } of told) void jobs.wake(job.name);
        },
      );
    return {
      log: service,
      mounts: running.has('site') ? MOUNTS : [...MOUNTS, FORMS],
      fetch: publicAnswers(service.fetch),
      offers: {
        content: service.fetch,
        contentAsk: service.ask,
        store: service.store,
        deskWriter: service.deskWriter,
      },
      jobs: [...service.jobs, ...told.map(({ job }) => job)],
      async start() {
        if (!settings.demoContent || (await isNewsroomLoaded(service.store))) return;
        say('Loading the demo newsroom');
        const store = actingAs(service.store, clock, DEMO_LOAD);
        await loadDemo(DEMO_FOLDER, { database: store, turns: database, media, clock });
      },
      healthy: service.healthy,
      close: service.close,
    };
  },

  /** Editors at a site write to the content service, wherever it runs. */
  elsewhere({ settings: { contentApiUrl, siteKey }, running, logger }) {
    if (contentApiUrl === undefined || !running.has('site')) return undefined;
    const log = followRemoteChanges({ contentFetch: fetch, contentBaseUrl: contentApiUrl, siteKey, logger });
    return {
      log,
      close: log.close,
      mounts: FORWARDED_DESK_PATHS.map((path) => ({ path, route: 'api' })),
      fetch: deskForwarder(contentApiUrl),
      async healthy() {
        const address = new URL('/_node/ready', contentApiUrl);
        const { status } = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
        // One that is not ours knows no such address, and answers all the same.
        if (status >= 500) throw new Error('The content service is not ready');
      },
    };
  },
};
