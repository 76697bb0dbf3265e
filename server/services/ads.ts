/** Advertising: what is booked, which ad stands where, and what was delivered. */
import { fileURLToPath } from 'node:url';
import { ADS_API, ADS_CHANGE, createAdServer, DESK_ADS_API, loadDemoAds, prepareAds } from '@masthead/ad-server';
import { createAdTokens } from '@masthead/ads/token';
import { scheduled } from '@masthead/jobs';
import { COUNTRY_HEADER } from '@masthead/rules';
import { adsKeyFrom } from '../ads-key.ts';
import { countryOf } from '../country.ts';
import { deskForwarder } from '../forward-desk.ts';
import type { Mount, ServiceDefinition } from '../service.ts';
import { storeBeside } from '../store-beside.ts';

const DEMO_FOLDER = fileURLToPath(new URL('../../content/ads', import.meta.url));
const HOUR_MS = 3_600_000;

const MOUNTS: readonly Mount[] = [
  ...[ADS_API, DESK_ADS_API].map((path): Mount => ({ path: `${path}/*`, route: 'ads' })),
  ...['/ads.txt', '/app-ads.txt', '/sellers.json'].map((path): Mount => ({ path, method: 'GET', route: 'ads' })),
];

export const ads: ServiceDefinition<'ads'> = {
  name: 'ads',
  partners: ['content here'],

  async open({ settings, clock, limits, reporter, logger, media, signingKey, decisionKey, ...parts }, offers) {
    const { store, deskWriter } = offers;
    if (!store || !deskWriter) throw new Error('There are no content tables to stand beside');
    const database = await parts.database();
    await prepareAds(database);
    const kept = storeBeside(store, database, clock);
    const { siteUrl: origin, sellerFiles: sellers } = settings;
    const server = createAdServer({
      store: kept,
      clock,
      limits,
      reporter,
      logger,
      media,
      tokens: createAdTokens(adsKeyFrom(signingKey)),
      key: decisionKey,
      deskWriter,
      origin,
      sellers,
      chance: Math.random,
    });
    return {
      mounts: MOUNTS,
      fetch(request, sender, { isPassedOn }) {
        return server.fetch(request, { sender, country: countryOf(request, isPassedOn) });
      },
      changes: {
        heard(names) {
          if (names.includes(ADS_CHANGE) || names.includes('everything')) server.changed();
        },
        missed: server.changed,
      },
      offers: { ads: (request) => server.fetch(request, {}) },
      jobs: [scheduled({ name: 'forget-old-ads', every: HOUR_MS, run: server.forgetOld })],
      // Before anybody is answered: a page that is made while ads are booked could not be kept.
      async start() {
        if (settings.demoContent) await loadDemoAds(DEMO_FOLDER, { store: kept, clock, media, logger, origin });
      },
      close: server.close,
    };
  },

  /** Readers' pages and the desk at a site ask where the content is. */
  elsewhere({ settings: { contentApiUrl }, running }) {
    if (contentApiUrl === undefined || !running.has('site')) return undefined;
    const forward = (...more: string[]) => deskForwarder(contentApiUrl, ['sec-purpose', ...more], PASSED_BACK);
    const [plain, withCountry] = [forward(), forward(COUNTRY_HEADER)];
    return {
      mounts: MOUNTS,
      fetch: (request, sender, { isPassedOn }) => (isPassedOn ? withCountry : plain)(request, sender),
    };
  },
};

/** What browsers go by: the frames of ads have a policy of their own. */
const PASSED_BACK = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-robots-tag',
];
