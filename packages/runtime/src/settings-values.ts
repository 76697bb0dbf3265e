/** Every setting: what it takes, what it means, and what holds when it is not given. */
import { z } from 'zod';
import { adsValues } from './ads-values.ts';
import { discussionValues } from './discussion-values.ts';
import { httpAddress, httpOrigin } from './http-address.ts';
import { identityValues } from './identity-values.ts';
import { mailValues } from './mail-values.ts';
import { mediaUrl } from './media-url.ts';
import { about, jsonText, onOrOff, visibleKey, wholeNumber } from './setting-parts.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const httpHref = httpAddress.transform(({ href }) => href);

/** Names of services; which there are is for those who know the services to say. */
export const roles = z
  .string()
  .transform((list) => list.split(',').map((role) => role.trim()))
  .pipe(z.array(z.string().regex(/^[a-z]+$/)).min(1))
  .transform((list): readonly string[] => Object.freeze([...new Set(list)]));

/** As addresses have them: in small letters, with a port unless it is the usual one. */
const hosts = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^([a-z0-9.-]+|\[[a-f0-9:.]+\])(:\d{1,5})?$/)).min(1));

/** Networks as `node:net` takes them: an address, or one with the length of its prefix. */
const networks = z
  .string()
  .transform((list) => list.split(',').map((network) => network.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1));

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const talksTo = z
  .strictObject({
    connect: z.array(z.string()),
    images: z.array(z.string()),
    frames: z.array(z.string()),
    scripts: z.array(z.string()),
  })
  .partial();

/** As `packages/rules` declares scripts; which names there are is for those who know scripts to say. */
const scriptSource = z.strictObject({
  src: z.string(),
  restrictedSrc: z.string().optional(),
  variantSrc: z.string().optional(),
  talksTo: talksTo.optional(),
  vendorId: z.number().int().positive().optional(),
});

/** The same for whom our own code tells what readers do. */
const adapterSource = z.strictObject({
  src: z.string(),
  account: z.string(),
  domain: z.string().optional(),
  talksTo: talksTo.optional(),
});

const LONGEST_JSON = 16_384;

const byName = <Source extends z.ZodType>(source: Source) => jsonText(LONGEST_JSON).pipe(z.record(z.string(), source));

export const valuesSchema = z.object({
  PORT: wholeNumber(65_535).prefault('3000').register(about, {
    takes: 'a whole number from 1 to 65535',
    meaning: 'The port that the process listens on; 0 takes any free one.',
  }),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .prefault('127.0.0.1')
    .register(about, {
      takes: 'a host name or an IP address',
      meaning: 'The address that the process listens on; 0.0.0.0 is every network.',
    }),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes('\0'))
    .prefault('.data')
    .register(about, {
      takes: 'the path of a folder that can be written',
      meaning: 'The folder of the database file and of uploaded media.',
    }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional()
    .register(about, {
      takes: 'an address that starts with postgres:// or postgresql://',
      meaning: 'The PostgreSQL database that holds everything.',
      unset: 'unset: an SQLite file in DATA_DIR',
      secret: true,
    }),
  MEDIA_URL: mediaUrl.optional().register(about, {
    takes: 'an address such as s3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example.com',
    meaning: 'The S3 bucket that holds pictures and videos; region and endpoint are optional.',
    unset: 'unset: the folder media in DATA_DIR',
  }),
  AWS_ACCESS_KEY_ID: visibleKey(1).optional().register(about, {
    takes: 'a key of up to 512 visible ASCII characters',
    meaning: 'Who this is to the S3 bucket of MEDIA_URL.',
    unset: 'unset, and needed with MEDIA_URL',
    secret: true,
  }),
  AWS_SECRET_ACCESS_KEY: visibleKey(1).optional().register(about, {
    takes: 'a key of up to 512 visible ASCII characters',
    meaning: 'The secret that goes with AWS_ACCESS_KEY_ID.',
    unset: 'unset, and needed with MEDIA_URL',
    secret: true,
  }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .register(about, {
      takes: 'an address that starts with redis:// or rediss://',
      meaning: 'The Redis server that carries messages between processes.',
      unset: 'unset: messages stay in the process',
      secret: true,
    }),
  ROLES: roles.optional().register(about, {
    takes: 'a comma list of services',
    meaning: 'The services that this process runs.',
    unset: 'unset: all of them',
  }),
  CONTENT_API_URL: httpOrigin.optional().register(about, {
    takes: 'an origin such as http://10.0.0.5:3000, without a path',
    meaning: 'Where the site finds the content service, when that runs elsewhere.',
    unset: 'unset: in process',
  }),
  CONTENT_API_KEY: visibleKey(1).optional().register(about, {
    takes: 'a key of up to 512 visible ASCII characters',
    meaning: 'The key that the hosts of CONTENT_API_KEY_HOSTS want to see in every address.',
    unset: 'unset: no key is sent',
    secret: true,
  }),
  CONTENT_API_KEY_HOSTS: hosts.optional().register(about, {
    takes: 'a comma list of hosts such as content.example.com,10.0.0.5:3000',
    meaning: 'The hosts of content, each with its port unless that is the usual one, that get CONTENT_API_KEY.',
    unset: 'unset: no host gets a key',
  }),
  IMAGE_SIGNING_KEY: visibleKey(16).optional().register(about, {
    takes: 'a key of 16 to 512 visible ASCII characters',
    meaning: 'Signs the addresses of pictures, so that only what our own pages ask for is drawn; one for all machines.',
    unset: 'unset: made at the first start and kept in DATA_DIR',
    secret: true,
  }),
  IMAGE_URL: httpAddress
    .transform(({ href }) => href.replace(/\/+$/, ''))
    .optional()
    .register(about, {
      takes: 'an address such as https://pictures.example.com/a/img, without a query',
      meaning: 'What the addresses of pictures begin with, when they are served by another host.',
      unset: 'unset: /a/img of the site itself',
    }),
  IMAGE_CACHE_MB: wholeNumber(1_000_000).prefault('1024').register(about, {
    takes: 'a whole number of megabytes up to 1000000',
    meaning: 'How much of the disk drawn pictures may take, in the folder cache of DATA_DIR.',
  }),
  SITE_KEY: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .prefault('cnet')
    .register(about, {
      takes: 'a key of lower-case letters, digits and hyphens',
      meaning: 'The key under which the content service knows this site; a part of its addresses.',
    }),
  SITE_URL: httpOrigin.optional().register(about, {
    takes: 'an origin such as https://www.example.com, without a path',
    meaning: 'The public address of the site, used in canonical links, feeds and e-mail.',
    unset: 'http://localhost:{PORT}',
  }),
  TRUSTED_PROXIES: networks.optional().register(about, {
    takes: 'a comma list of addresses and networks such as 127.0.0.1,10.0.0.0/8',
    meaning:
      'The proxies, and other processes of this product, whose X-Forwarded-For is believed and that are not limited for what they ask themselves.',
    unset: 'unset: nobody’s; each sender is who connects',
  }),
  WEBSUB_HUB: httpHref.optional().register(about, {
    takes: 'an address such as https://hub.example.com/, without a query',
    meaning: 'The WebSub hub that feeds name, and that is told when they have news.',
    unset: 'unset: feeds name none',
  }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional()
    .register(about, {
      takes: 'a key of 8 to 128 letters, digits and hyphens',
      meaning:
        'The IndexNow key that search engines are told with what was published; its file is served at /{key}.txt.',
      unset: 'unset: nobody is told',
    }),
  INDEXNOW_URL: httpHref.prefault('https://api.indexnow.org/indexnow').register(about, {
    takes: 'an address such as https://api.indexnow.org/indexnow, without a query',
    meaning: 'Where search engines are told, when INDEXNOW_KEY is set.',
  }),
  CDN: z.enum(['fastly', 'cloudflare']).optional().register(about, {
    takes: 'fastly or cloudflare',
    meaning: 'The CDN in front of the site that may keep pages for many readers, and is told when they change.',
    unset: 'unset: only browsers keep pages',
  }),
  CDN_PURGE_URL: httpHref.optional().register(about, {
    takes: 'an address such as https://api.fastly.com/service/{id}/purge, without a query',
    meaning: 'Where the CDN is told which keys to drop.',
    unset: 'unset, and needed with CDN',
  }),
  CDN_PURGE_TOKEN: visibleKey(8).optional().register(about, {
    takes: 'a token of 8 to 512 visible ASCII characters',
    meaning: 'Who this is to the CDN when it is told.',
    unset: 'unset, and needed with CDN',
    secret: true,
  }),
  SCRIPTS: byName(scriptSource).optional().register(about, {
    takes: 'JSON such as {"adServerTag":{"src":"https://ads.example.com/tag.js"}}',
    meaning: 'Where the scripts of others come from that pages may have, by name; no other host can be loaded from.',
    unset: 'unset: none, and nobody is asked for consent but where the law wants it',
  }),
  ADAPTERS: byName(adapterSource).optional().register(about, {
    takes: 'JSON such as {"chartbeat":{"src":"https://static.example.com/chartbeat.js","account":"65000"}}',
    meaning:
      'The services of others that are told what readers do who allow it, by name: where each is, and the account.',
    unset: 'unset: nobody else is told',
  }),
  COUNT_READERS: onOrOff(
    '1',
    'Counts what readers do who may be measured: pages tell it to /api/events, which must be answered.',
  ),
  ERROR_SAMPLE_PERCENT: wholeNumber(100).prefault('100').register(about, {
    takes: 'a whole number from 0 to 100',
    meaning: 'Of how many page views in a hundred errors in the reader’s browser are told to the newsroom; 0: of none.',
  }),
  REPORTS_KEPT_DAYS: wholeNumber(3650).prefault('30').register(about, {
    takes: 'a whole number of days up to 3650',
    meaning: 'How long an error of readers, or an address that they miss, is kept that does not come again.',
  }),
  EVENTS_KEEP_DAYS: wholeNumber(3650).prefault('30').register(about, {
    takes: 'a whole number of days up to 3650',
    meaning: 'How long events of readers are kept one by one; what they add up to is kept for good. At least 4.',
  }),
  EVENTS_QUEUE_MB: wholeNumber(100_000).prefault('256').register(about, {
    takes: 'a whole number of megabytes up to 100000',
    meaning:
      'How much of the disk events may take that wait to be stored; what comes beyond that is refused for a while.',
  }),
  WEBHOOK_PRIVATE_ADDRESSES: onOrOff(
    '0',
    'Lets webhooks lead to addresses of the machine itself and of its own network.',
  ),
  ...discussionValues,
  ...adsValues,
  ...mailValues,
  ...identityValues,
  APP_ENV: z.enum(['production', 'development']).prefault('production').register(about, {
    takes: 'production or development',
    meaning: 'Development prints more and may freeze the clock.',
  }),
  NOW: instant.optional().register(about, {
    takes: 'an ISO instant such as 2026-11-15T09:00:00Z',
    meaning: 'Freezes the clock at an instant; in production only with ALLOW_FROZEN_CLOCK=1.',
    unset: 'unset: the clock of the machine',
  }),
  ALLOW_FROZEN_CLOCK: onOrOff('0', 'Lets NOW freeze the clock in production, for rehearsals.'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .register(about, {
      takes: LOG_LEVELS.join(', '),
      meaning: 'The least important line that is logged.',
      unset: 'warn in production, debug in development',
    }),
  SHUTDOWN_GRACE_MS: wholeNumber(600_000).prefault('10000').register(about, {
    takes: 'a whole number of milliseconds up to 600000',
    meaning: 'How long a process that was told to stop may finish what is in flight.',
  }),
  DEMO_CONTENT: onOrOff('1', 'Loads the demo newsroom into an empty database.'),
});
