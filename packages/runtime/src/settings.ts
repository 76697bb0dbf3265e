/** Reads the settings of the process once, at start, so that a wrong one stops it with a sentence instead of a surprise. */
import { z } from 'zod';
import { httpAddress, httpOrigin } from './http-address.ts';
import { mediaUrl } from './media-url.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type About = {
  /** Ends the sentence "it takes …". */
  readonly takes: string;
  readonly meaning: string;
  /** What holds when a setting without a fixed default is not given. */
  readonly unset?: string;
  /** A secret's value is never printed. */
  readonly secret?: true;
};
const about = z.registry<About>();

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().max(max));

const onOrOff = z.enum(['0', '1']).transform((value) => value === '1');

/** Names of services; which there are is for those who know the services to say. */
const roles = z
  .string()
  .transform((list) => list.split(',').map((role) => role.trim()))
  .pipe(z.array(z.string().regex(/^[a-z]+$/)).min(1))
  .transform((list): readonly string[] => Object.freeze([...new Set(list)]));

/** As addresses have them: in small letters, with a port unless it is the usual one. */
const hosts = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^([a-z0-9.-]+|\[[a-f0-9:.]+\])(:\d{1,5})?$/)).min(1));

const visibleKey = z.string().regex(/^[\x21-\x7e]{1,512}$/);

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** As `packages/rules` declares scripts; which names there are is for those who know scripts to say. */
const scriptSource = z.strictObject({
  src: z.string(),
  restrictedSrc: z.string().optional(),
  variantSrc: z.string().optional(),
  talksTo: z
    .strictObject({ connect: z.array(z.string()), images: z.array(z.string()), frames: z.array(z.string()) })
    .partial()
    .optional(),
  vendorId: z.number().int().positive().optional(),
});

const LONGEST_SCRIPTS = 16_384;

const scripts = z
  .string()
  .max(LONGEST_SCRIPTS)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), scriptSource));

const valuesSchema = z.object({
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
  AWS_ACCESS_KEY_ID: visibleKey.optional().register(about, {
    takes: 'a key of up to 512 visible ASCII characters',
    meaning: 'Who this is to the S3 bucket of MEDIA_URL.',
    unset: 'unset, and needed with MEDIA_URL',
    secret: true,
  }),
  AWS_SECRET_ACCESS_KEY: visibleKey.optional().register(about, {
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
  CONTENT_API_KEY: visibleKey.optional().register(about, {
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
  IMAGE_SIGNING_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,512}$/)
    .optional()
    .register(about, {
      takes: 'a key of 16 to 512 visible ASCII characters',
      meaning:
        'Signs the addresses of pictures, so that only what our own pages ask for is drawn; one for all machines.',
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
  WEBSUB_HUB: httpAddress
    .transform(({ href }) => href)
    .optional()
    .register(about, {
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
  INDEXNOW_URL: httpAddress
    .transform(({ href }) => href)
    .prefault('https://api.indexnow.org/indexnow')
    .register(about, {
      takes: 'an address such as https://api.indexnow.org/indexnow, without a query',
      meaning: 'Where search engines are told, when INDEXNOW_KEY is set.',
    }),
  SCRIPTS: scripts.optional().register(about, {
    takes: 'JSON such as {"adServerTag":{"src":"https://ads.example.com/tag.js"}}',
    meaning: 'Where the scripts of others come from that pages may have, by name; no other host can be loaded from.',
    unset: 'unset: none, and nobody is asked for consent but where the law wants it',
  }),
  APP_ENV: z.enum(['production', 'development']).prefault('production').register(about, {
    takes: 'production or development',
    meaning: 'Development prints more and may freeze the clock.',
  }),
  NOW: instant.optional().register(about, {
    takes: 'an ISO instant such as 2026-11-15T09:00:00Z',
    meaning: 'Freezes the clock at an instant; in production only with ALLOW_FROZEN_CLOCK=1.',
    unset: 'unset: the clock of the machine',
  }),
  ALLOW_FROZEN_CLOCK: onOrOff.prefault('0').register(about, {
    takes: '1 or 0',
    meaning: 'Lets NOW freeze the clock in production, for rehearsals.',
  }),
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
  DEMO_CONTENT: onOrOff.prefault('1').register(about, {
    takes: '1 or 0',
    meaning: 'Loads the demo newsroom into an empty database.',
  }),
});

type Values = z.output<typeof valuesSchema>;

const contentApiKeyOf = ({ CONTENT_API_KEY: key, CONTENT_API_KEY_HOSTS: hostsWithKey }: Values) =>
  key === undefined || hostsWithKey === undefined ? undefined : Object.freeze({ key, hosts: hostsWithKey });

function mediaStoreOf(values: Values) {
  const { MEDIA_URL: place, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (place === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return Object.freeze({ ...place, accessKeyId, secretAccessKey });
}

const indexNowOf = ({ INDEXNOW_KEY: key, INDEXNOW_URL: url }: Values) =>
  key === undefined ? undefined : Object.freeze({ key, url });

const settingNames = valuesSchema.keyof();
export type SettingName = z.output<typeof settingNames>;

function aboutSetting(name: SettingName): About {
  const text = about.get(valuesSchema.shape[name]);
  if (text === undefined) throw new Error(`The setting ${name} is not described.`);
  return text;
}

function defaultOf(name: SettingName): string {
  const schema = valuesSchema.shape[name];
  return schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : (aboutSetting(name).unset ?? 'unset');
}

/** Every setting as documents and tests list it. */
export const settingsTable: readonly { name: SettingName; default: string; meaning: string }[] =
  settingNames.options.map((name) => ({ name, default: defaultOf(name), meaning: aboutSetting(name).meaning }));

const settingsSchema = valuesSchema
  .refine((values) => values.NOW === undefined || values.APP_ENV === 'development' || values.ALLOW_FROZEN_CLOCK, {
    path: ['NOW'],
    params: { sentence: 'NOW is set: in production it is refused unless ALLOW_FROZEN_CLOCK is 1.' },
  })
  .refine((values) => (values.CONTENT_API_KEY === undefined) === (values.CONTENT_API_KEY_HOSTS === undefined), {
    path: ['CONTENT_API_KEY_HOSTS'],
    params: { sentence: 'CONTENT_API_KEY_HOSTS and CONTENT_API_KEY go together: set both or neither.' },
  })
  .refine((values) => values.MEDIA_URL === undefined || mediaStoreOf(values) !== undefined, {
    path: ['MEDIA_URL'],
    params: { sentence: 'MEDIA_URL is set: it needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.' },
  })
  .transform((values) => ({
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    mediaStore: mediaStoreOf(values),
    redisUrl: values.REDIS_URL,
    roles: values.ROLES,
    contentApiUrl: values.CONTENT_API_URL,
    contentApiKey: contentApiKeyOf(values),
    imageSigningKey: values.IMAGE_SIGNING_KEY,
    imageUrl: values.IMAGE_URL,
    imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    siteKey: values.SITE_KEY,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    websubHub: values.WEBSUB_HUB,
    indexNow: indexNowOf(values),
    scripts: values.SCRIPTS,
    appEnv: values.APP_ENV,
    now: values.NOW,
    logLevel: values.LOG_LEVEL ?? (values.APP_ENV === 'production' ? 'warn' : 'debug'),
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS,
    demoContent: values.DEMO_CONTENT,
  }));

export type Settings = Readonly<z.output<typeof settingsSchema>>;

type Env = Readonly<Record<string, string | undefined>>;

const withoutCredentials = (value = ''): string => value.replace(/\/\/[^/]*@/g, '//(hidden)@');

function sentenceFor(name: SettingName, value: string | undefined): string {
  const { takes, secret } = aboutSetting(name);
  const got = secret ? 'has a value that is not shown' : `is ${JSON.stringify(withoutCredentials(value))}`;
  return `${name} ${got}: it takes ${takes}.`;
}

/** What ROLES says is held against the services that there are. */
function roleIssues(value: string | undefined, services: readonly string[]): z.core.$ZodIssue[] {
  const { data } = roles.safeParse(value || services.join(','));
  if (data?.every((role) => services.includes(role))) return [];
  const sentence = `ROLES is ${JSON.stringify(value)}: it takes a comma list out of ${services.join(', ')}.`;
  return [{ code: 'custom', path: ['ROLES'], params: { sentence }, message: sentence }];
}

function sentences(issues: readonly z.core.$ZodIssue[], env: Env): string {
  const bySetting = new Map<SettingName, string>();
  for (const issue of issues) {
    const name = settingNames.parse(issue.path[0]);
    const special = issue.code === 'custom' ? issue.params?.sentence : undefined;
    if (!bySetting.has(name)) bySetting.set(name, typeof special === 'string' ? special : sentenceFor(name, env[name]));
  }
  return [...bySetting.values()].join('\n');
}

/** `services` are the names that ROLES may have; without them, as for a command that runs none, any are taken. */
export function readSettings(env: Env, services?: readonly string[]): Settings {
  // A setting that is present and empty is one that somebody left out.
  const given = Object.fromEntries(settingNames.options.map((name) => [name, env[name] || undefined]));
  const result = settingsSchema.safeParse(given);
  const issues = [...(services ? roleIssues(env.ROLES, services) : []), ...(result.error?.issues ?? [])];
  if (!result.success || issues.length > 0) throw new SettingsError(sentences(issues, env));
  return Object.freeze(result.data);
}
