/** Advertising: what is booked, which ad stands where, and what was delivered. */
import { fileURLToPath } from 'node:url';
import {
  ADS_API,
  ADS_CHANGE,
  type AdsSchema,
  type AdsStore,
  createAdServer,
  DESK_ADS_API,
  loadDemoAds,
  prepareAds,
} from '@masthead/ad-server';
import { createAdTokens } from '@masthead/ads/token';
import { actingAs, type ContentSchema, type ContentStore, noteChange } from '@masthead/content';
import { scheduled } from '@masthead/jobs';
import { COUNTRY_HEADER } from '@masthead/rules';
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import type { Transaction } from 'kysely';
import { adsKeyFrom } from '../ads-key.ts';
import { deskForwarder } from '../forward-desk.ts';
import type { ProductSchema } from '../parts.ts';
import type { Mount, ServiceDefinition } from '../service.ts';

const DEMO_FOLDER = fileURLToPath(new URL('../../content/ads', import.meta.url));
const HOUR_MS = 3_600_000;
const COUNTRY = /^[A-Z]{2}$/;

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
    const kept = storeOf(store, database, clock);
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
        // Anybody can send the header; a proxy that we named writes it itself.
        const country = isPassedOn ? request.headers.get(COUNTRY_HEADER) : null;
        return server.fetch(request, {
          sender,
          country: country !== null && COUNTRY.test(country) ? country : undefined,
        });
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

/** What is written is noted as every change of content is, and by whom where that is the newsroom. */
const storeOf = (store: ContentStore, { db }: Database<AdsSchema>, clock: Clock): AdsStore => ({
  db,
  write: (work, act) =>
    (act ? actingAs(store, clock, act) : store).write((writing) =>
      work(allTablesOf(writing), (names) => noteChange(writing, names)),
    ),
});

/** Content's transactions are of the one database, and know the tables of content only. */
const allTablesOf = (writing: Transaction<ContentSchema>) => writing as Transaction<ProductSchema>;
