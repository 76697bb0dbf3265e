/** The composition root: opens what the roles of this process need, joins the parts, and listens. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ContentSchema,
  type ContentService,
  createContentService,
  isNewsroomLoaded,
  loadDemo,
} from '@masthead/content';
import { createImageAddresses } from '@masthead/image-url';
import { createImageService, createVideoService, IMAGE_PREFIX } from '@masthead/images';
import { createLiveService, followReaderCounts, type LiveService, type ReaderCounts } from '@masthead/live';
import { scriptFeatures, sourceProblems } from '@masthead/rules';
import {
  type Clock,
  clockFrom,
  createErrorReporter,
  type ErrorReporter,
  environmentOf,
  type Logger,
  type Settings,
  SettingsError,
  type Shutdown,
} from '@masthead/runtime';
import { type Bus, type Media, type Message, openBus, openDatabase, openMedia } from '@masthead/storage';
import { createAnnouncer } from './announce.ts';
import { createApp } from './app.ts';
import { ensureDataFolder } from './data-folder.ts';
import { decisionKeyFrom } from './decision-key.ts';
import { deskForwarder } from './forward-desk.ts';
import { imageSigningKey } from './image-key.ts';
import { listen } from './listen.ts';
import { createMetrics } from './metrics.ts';
import { builtSite, developmentSite, type SiteSource } from './site-source.ts';

const DEMO_FOLDER = fileURLToPath(new URL('../content', import.meta.url));
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** Names the channel on which the content service says what changed. */
const CHANGES = 'content-changes';

export interface Running {
  port: number;
}

interface Parts {
  settings: Settings;
  logger: Logger;
  shutdown: Shutdown;
  clock: Clock;
  reporter: ErrorReporter;
  media: Media;
  bus: Bus;
  /** How many read live coverage along, in all processes. */
  counts: ReaderCounts;
}

/** Tells the person who started it what is going on. */
type Say = (sentence: string) => void;

export async function start(settings: Settings, logger: Logger, shutdown: Shutdown, say: Say): Promise<Running> {
  const startedAt = Date.now();
  const [problem] = sourceProblems(settings.scripts ?? {});
  if (problem) throw new SettingsError(`SCRIPTS: ${problem}.`);
  const metrics = createMetrics();
  const reporter = createErrorReporter({ logger, onReport: metrics.errorReported });
  const media = openMedia(settings);
  const bus = await openBus({ redisUrl: settings.redisUrl, logger });
  shutdown.add('bus', () => bus.close());
  const counts = await followReaderCounts(bus);
  const parts: Parts = { settings, logger, shutdown, clock: clockFrom(settings), reporter, media, bus, counts };

  const signingKey = await imageSigningKey(settings);
  const images = createImageService({
    media,
    signingKey,
    imageUrl: settings.imageUrl,
    cacheFolder: join(settings.dataDir, 'cache/images'),
    cacheBytes: settings.imageCacheBytes,
    logger,
    metrics,
  });
  shutdown.add('images', () => images.close());
  const decisionKey = decisionKeyFrom(signingKey);
  const content = settings.roles.includes('content') ? await openContent(parts, decisionKey, say) : undefined;
  const site = settings.roles.includes('site')
    ? await openSite(parts, { content, metrics, signingKey, decisionKey })
    : undefined;
  const live = site && (await openLive(parts, { site, content, metrics }));
  const environment = environmentOf(settings.appEnv, site?.version ?? 'content');
  const app = createApp({
    site,
    content,
    live,
    forwardDesk: settings.contentApiUrl === undefined ? undefined : deskForwarder(settings.contentApiUrl),
    images,
    videos: createVideoService({ media }),
    metrics,
    reporter,
    logger,
    environment,
    startedAt,
  });
  const { port, close } = await listen({
    port: settings.port,
    host: settings.host,
    fetch: (request, bindings) => app.fetch(request, bindings),
    ready: site?.ready,
    logger,
    middleware: site?.middleware,
    upgrade: live,
  });
  shutdown.add('http server', close);
  // Readers are told to come back before their connections are let go.
  if (live) shutdown.add('live coverage', () => live.close());
  return { port };
}

async function openContent(parts: Parts, decisionKey: string, say: Say): Promise<ContentService> {
  const { settings, logger, shutdown, clock, reporter, media, bus, counts } = parts;
  const { databaseUrl, dataDir, siteKey } = settings;
  ensureDataFolder(dataDir);
  const database = await openDatabase<ContentSchema>({ databaseUrl, dataDir, fileName: 'content.sqlite', logger });
  shutdown.add('content database', () => database.close());
  const opened = Promise.withResolvers<ContentService>();
  const contentFetch = async (request: Request): Promise<Response> => (await opened.promise).fetch(request);
  const announcer = createAnnouncer({ settings, contentFetch, logger });
  shutdown.add('announcements', () => announcer.close());
  const tell = async (names: string[]): Promise<void> => {
    await bus.publish(CHANGES, names);
    announcer.hear(names);
  };
  const { readersOf } = counts;
  const service = await createContentService({
    database,
    media,
    siteKey,
    decisionKey,
    logger,
    reporter,
    clock,
    tell,
    readersOf,
  });
  opened.resolve(service);
  shutdown.add('content schedule', () => service.close());
  if (settings.demoContent && !(await isNewsroomLoaded({ database }))) {
    say('Loading the demo newsroom');
    if (await loadDemo(DEMO_FOLDER, { database, media, clock })) await service.changed();
  }
  return service;
}

interface SiteParts {
  content: ContentService | undefined;
  metrics: ReturnType<typeof createMetrics>;
  signingKey: string;
  decisionKey: string;
}

async function openSite(parts: Parts, { content, metrics, signingKey, decisionKey }: SiteParts): Promise<SiteSource> {
  const { settings, logger, shutdown, clock, reporter } = parts;
  const deps = {
    ...contentAt(settings, content),
    siteUrl: settings.siteUrl,
    siteKey: settings.siteKey,
    images: createImageAddresses({
      base: settings.imageUrl ?? IMAGE_PREFIX,
      key: signingKey,
      warn: (message) => logger.warn(message),
    }),
    contentApiKey: settings.contentApiKey,
    decisionKey,
    scripts: settings.scripts,
    scriptFeatures: scriptFeatures(settings.scripts ?? {}),
    websubHub: settings.websubHub,
    indexNowKey: settings.indexNow?.key,
    logger,
    clock,
    reporter,
    metrics,
    pageCacheBytes: settings.appEnv === 'production' ? PAGE_CACHE_BYTES : 0,
  };
  const source = await (settings.appEnv === 'production' ? builtSite(deps) : developmentSite(deps));
  shutdown.add('site', () => source.close());
  await followChanges(parts, source);
  return source;
}

/** Where the site and live coverage ask for content: in this process, or elsewhere. */
function contentAt({ contentApiUrl: remote }: Settings, content: ContentService | undefined) {
  if (!content && !remote)
    throw new SettingsError('ROLES has site without content: CONTENT_API_URL must say where the content service is.');
  return {
    contentFetch:
      remote || !content ? (request: Request) => fetch(request) : (request: Request) => content.fetch(request),
    contentBaseUrl: remote ?? 'http://content.internal',
  };
}

interface LiveParts {
  site: SiteSource;
  content: ContentService | undefined;
  metrics: ReturnType<typeof createMetrics>;
}

/** What is new in a log reaches every reader of every process: whoever may have missed something looks for itself. */
async function openLive(parts: Parts, { site, content, metrics }: LiveParts): Promise<LiveService> {
  const { settings, logger, counts, bus } = parts;
  const live = createLiveService({
    ...contentAt(settings, content),
    siteUrl: settings.siteUrl,
    siteKey: settings.siteKey,
    show: async (slug, items) => (await site.current()).liveEntries(slug, items),
    counts,
    logger,
    metrics,
  });
  await bus.subscribe(CHANGES, (message) => live.hear(namesIn(message)));
  bus.onGap(live.checkAll);
  return live;
}

/** What a message on the bus says that changed. */
const namesIn = (message: Message): string[] =>
  Array.isArray(message) ? message.filter((name) => typeof name === 'string') : [];

/** Pages that show something that changed are dropped, in every process. */
async function followChanges({ bus }: Parts, source: SiteSource): Promise<void> {
  await bus.subscribe(CHANGES, async (message) => (await source.current()).purge(namesIn(message)));
  bus.onGap(() => void source.current().then((site) => site.purgeAll()));
}
