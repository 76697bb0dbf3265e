/** Reads the settings of the process once, at start, so that a wrong one stops it with a sentence instead of a surprise. */
import { z } from 'zod';
import { oidcOf } from './identity-values.ts';
import { dkimOf, mailFromOf } from './mail-values.ts';
import { type About, about } from './setting-parts.ts';
import { roles, valuesSchema } from './settings-values.ts';

export type { LogLevel } from './settings-values.ts';

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

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

function cdnOf({ CDN: name, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token }: Values) {
  if (name === undefined || purgeUrl === undefined || token === undefined) return undefined;
  return Object.freeze({ name, purgeUrl, token });
}

function outsideDiscussionOf({ DISCUSSION_URL: url, DISCUSSION_SECRET: secret }: Values) {
  return url === undefined || secret === undefined ? undefined : Object.freeze({ url, secret });
}

const DKIM_SETTINGS = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const;

const siteUrlOf = ({ SITE_URL, PORT }: Values): string => SITE_URL ?? `http://localhost:${PORT}`;

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
  .refine((values) => values.CDN === undefined || cdnOf(values) !== undefined, {
    path: ['CDN'],
    params: {
      sentence: 'CDN is set: it needs CDN_PURGE_URL and CDN_PURGE_TOKEN, or it would show what was withdrawn.',
    },
  })
  .refine((values) => values.SMTP_URL === undefined || values.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    params: { sentence: 'SMTP_URL is set: it needs MAIL_FROM, the address that messages come from.' },
  })
  .refine((values) => dkimOf(values) !== undefined || !DKIM_SETTINGS.some((name) => values[name] !== undefined), {
    path: ['DKIM_DOMAIN'],
    params: { sentence: 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE go together: set all three or none.' },
  })
  .refine((values) => (values.OIDC_ISSUER === undefined) === (values.OIDC_CLIENT_ID === undefined), {
    path: ['OIDC_CLIENT_ID'],
    params: { sentence: 'OIDC_ISSUER and OIDC_CLIENT_ID go together: set both or neither.' },
  })
  .refine((values) => (values.DISCUSSION_URL === undefined) === (values.DISCUSSION_SECRET === undefined), {
    path: ['DISCUSSION_URL'],
    params: { sentence: 'DISCUSSION_URL and DISCUSSION_SECRET go together: set both or neither.' },
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
    siteUrl: siteUrlOf(values),
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    websubHub: values.WEBSUB_HUB,
    indexNow: indexNowOf(values),
    cdn: cdnOf(values),
    allowPrivateWebhooks: values.WEBHOOK_PRIVATE_ADDRESSES,
    smtp: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? mailFromOf(siteUrlOf(values)),
    dkim: dkimOf(values),
    mailKeptDays: values.MAIL_KEPT_DAYS,
    identitySecret: values.IDENTITY_SECRET,
    oidc: oidcOf(values),
    socialLogin: values.SOCIAL_LOGIN,
    discussion: values.DISCUSSION,
    discussionOpenDays: values.DISCUSSION_OPEN_DAYS,
    /** Where readers discuss instead. */
    outsideDiscussion: outsideDiscussionOf(values),
    sellerFiles: { adsTxt: values.ADS_TXT, appAdsTxt: values.APP_ADS_TXT, sellersJson: values.SELLERS_JSON },
    scripts: values.SCRIPTS,
    adapters: values.ADAPTERS,
    countReaders: values.COUNT_READERS,
    errorSample: values.ERROR_SAMPLE_PERCENT / 100,
    reportsKeptDays: values.REPORTS_KEPT_DAYS,
    eventsKeptDays: values.EVENTS_KEEP_DAYS,
    eventsQueueBytes: values.EVENTS_QUEUE_MB * 1024 * 1024,
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
