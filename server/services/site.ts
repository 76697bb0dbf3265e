/** The reader site: pages, feeds, sitemaps, and the files of its build. */
import { createImageAddresses } from '@masthead/image-url';
import { IMAGE_PREFIX } from '@masthead/images';
import { adapterFeatures, adapterProblems, scriptFeatures, sourceProblems } from '@masthead/rules';
import { SettingsError } from '@masthead/runtime';
import { contentAt } from '../content-at.ts';
import { discussionAt } from '../discussion-at.ts';
import type { Parts } from '../parts.ts';
import type { Offers, ServiceDefinition } from '../service.ts';
import { builtSite, developmentSite, type SiteDeps } from '../site-source.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

export const site: ServiceDefinition<'site'> = {
  name: 'site',
  partners: ['content'],

  async open(parts, offers) {
    const { settings, metrics } = parts;
    checkSources(settings);
    const deps = siteDeps(parts, offers);
    const source = await (settings.appEnv === 'production' ? builtSite(deps) : developmentSite(deps));
    return {
      // It counts its own requests, by route.
      mounts: ['/*', '/api/editionurlgenerator', '/api/editionurlgenerator/'].map((path) => ({ path })),
      async fetch(request, sender) {
        const started = performance.now();
        const file = source.files(request, new URL(request.url).pathname);
        if (!file) return (await source.current()).fetch(request, sender);
        metrics.request('files', file.status, (performance.now() - started) / 1000);
        return file;
      },
      ready: source.ready,
      middleware: source.middleware,
      changes: {
        heard: async (names) => (await source.current()).changes.heard(names),
        missed: async () => (await source.current()).changes.missed(),
      },
      offers: {
        liveEntries: async (slug, items) => (await source.current()).liveEntries(slug, items),
        markUpEntry: async (item) => (await source.current()).markUpEntry(item),
        storyCards: async (ids) => (await source.current()).storyCards(ids),
      },
      version: source.version,
      close: source.close,
    };
  },
};

/** What pages may load, and whom they may tell what. */
function checkSources({ scripts = {}, adapters = {} }: Parts['settings']): void {
  const [script] = sourceProblems(scripts);
  if (script) throw new SettingsError(`SCRIPTS: ${script}.`);
  const [adapter] = adapterProblems(adapters);
  if (adapter) throw new SettingsError(`ADAPTERS: ${adapter}.`);
  if (scripts.audience && adapters.audienceBeacon)
    throw new SettingsError('ADAPTERS: audienceBeacon counts what the script audience of SCRIPTS counts already.');
}

function siteDeps(parts: Parts, offers: Partial<Offers>): SiteDeps {
  const { settings, logger, clock, limits, reporter, metrics, signingKey, decisionKey } = parts;
  const { siteUrl, siteKey, imageUrl, contentApiKey, scripts, adapters, websubHub, indexNow, cdn, errorSample } =
    settings;
  const { countReaders, appEnv, discussion, outsideDiscussion } = settings;
  return {
    ...contentAt(settings, offers),
    discussionAsk: discussionAt(settings, offers),
    outsideDiscussion: discussion ? outsideDiscussion?.url : undefined,
    siteUrl,
    siteKey,
    images: createImageAddresses({
      base: imageUrl ?? IMAGE_PREFIX,
      key: signingKey,
      warn: (message) => logger.warn(message),
    }),
    contentApiKey,
    decisionKey,
    // Of all is what a page need not say.
    errorSample: errorSample === 1 ? undefined : errorSample,
    countReaders,
    showAds: true,
    scripts,
    adapters,
    scriptFeatures: [...new Set([...scriptFeatures(scripts ?? {}), ...adapterFeatures(adapters ?? {})])],
    websubHub,
    indexNowKey: indexNow?.key,
    cdn: cdn?.name,
    logger,
    clock,
    limits,
    reporter,
    metrics,
    pageCacheBytes: appEnv === 'production' ? PAGE_CACHE_BYTES : 0,
  };
}
