import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError, settingsTable } from './settings.ts';

function messageOf(env: Record<string, string | undefined>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted.');
}

const AWS_KEYS = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'hunter2' };

describe('settings', () => {
  it('an empty machine gets defaults that work', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      mediaStore: undefined,
      redisUrl: undefined,
      roles: undefined,
      contentApiUrl: undefined,
      contentApiKey: undefined,
      imageSigningKey: undefined,
      imageUrl: undefined,
      imageCacheBytes: 1024 * 1024 * 1024,
      siteKey: 'cnet',
      siteUrl: 'http://localhost:3000',
      trustedProxies: [],
      allowPrivateWebhooks: false,
      smtp: undefined,
      mailFrom: { name: 'Masthead', address: 'masthead@localhost' },
      dkim: undefined,
      mailKeptDays: 30,
      identitySecret: undefined,
      oidc: undefined,
      socialLogin: undefined,
      appEnv: 'production',
      now: undefined,
      logLevel: 'warn',
      countReaders: true,
      discussion: true,
      discussionOpenDays: 14,
      outsideDiscussion: undefined,
      sellerFiles: { adsTxt: undefined, appAdsTxt: undefined, sellersJson: undefined },
      errorSample: 1,
      reportsKeptDays: 30,
      eventsKeptDays: 30,
      eventsQueueBytes: 256 * 1024 * 1024,
      shutdownGraceMs: 10_000,
      demoContent: true,
    });
  });

  it('an empty setting counts as unset', () => {
    const empty = Object.fromEntries(settingsTable.map(({ name }) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('the table lists every setting once, and a fixed default that is given changes nothing', () => {
    const names = settingsTable.map(({ name }) => name);
    expect(new Set(names).size).toBe(56);
    for (const { name, default: value } of settingsTable) {
      if (/unset|\{| in /.test(value)) continue;
      expect(readSettings({ [name]: value }), name).toEqual(readSettings({}));
    }
    expect(settingsTable.every(({ meaning }) => meaning.endsWith('.'))).toBe(true);
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ DATABASE_URL: 'postgres://u:p@h/db' }, { databaseUrl: 'postgres://u:p@h/db' }],
    [{ DATABASE_URL: 'postgresql:///db?host=/run' }, { databaseUrl: 'postgresql:///db?host=/run' }],
    [
      { MEDIA_URL: 's3://pictures', ...AWS_KEYS },
      {
        mediaStore: {
          endpoint: 'https://s3.us-east-1.amazonaws.com',
          region: 'us-east-1',
          bucket: 'pictures',
          prefix: '',
          accessKeyId: 'AKIA',
          secretAccessKey: 'hunter2',
        },
      },
    ],
    [
      { MEDIA_URL: 's3://pictures.example.com/site/2026/?region=eu-central-1', ...AWS_KEYS },
      {
        mediaStore: {
          endpoint: 'https://s3.eu-central-1.amazonaws.com',
          region: 'eu-central-1',
          bucket: 'pictures.example.com',
          prefix: '/site/2026',
        },
      },
    ],
    [
      { MEDIA_URL: 's3://pictures?endpoint=http://10.0.0.5:9000/&region=auto', ...AWS_KEYS },
      { mediaStore: { endpoint: 'http://10.0.0.5:9000', region: 'auto' } },
    ],
    [
      { MEDIA_URL: 's3://pictures?endpoint=https%3A%2F%2Fs3.example.com%2Fstorage%2Fs3', ...AWS_KEYS },
      { mediaStore: { endpoint: 'https://s3.example.com/storage/s3' } },
    ],
    [AWS_KEYS, { mediaStore: undefined }],
    [{ AWS_ACCESS_KEY_ID: 'AKIA' }, { mediaStore: undefined }],
    [{ REDIS_URL: 'rediss://h:6380' }, { redisUrl: 'rediss://h:6380' }],
    [{ ROLES: 'content' }, { roles: ['content'] }],
    [{ ROLES: ' content , site,site' }, { roles: ['content', 'site'] }],
    [{ CONTENT_API_URL: 'http://content:4000/' }, { contentApiUrl: 'http://content:4000' }],
    [
      { CONTENT_API_KEY: 'k', CONTENT_API_KEY_HOSTS: 'Static.Example.com , 10.0.0.5:3000,[::1]:80' },
      { contentApiKey: { key: 'k', hosts: ['static.example.com', '10.0.0.5:3000', '[::1]:80'] } },
    ],
    [{ IMAGE_SIGNING_KEY: 'sixteen_letters!' }, { imageSigningKey: 'sixteen_letters!' }],
    [{ IMAGE_URL: 'https://Pictures.example.com:443/a/img/' }, { imageUrl: 'https://pictures.example.com/a/img' }],
    [{ IMAGE_URL: 'http://pictures.example.com' }, { imageUrl: 'http://pictures.example.com' }],
    [{ IMAGE_CACHE_MB: '0' }, { imageCacheBytes: 0 }],
    [{ IMAGE_CACHE_MB: '2' }, { imageCacheBytes: 2_097_152 }],
    [{ SITE_URL: 'https://WWW.Example.com:443/' }, { siteUrl: 'https://www.example.com' }],
    [
      { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' },
      { trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] },
    ],
    [{ WEBSUB_HUB: 'https://hub.example.com' }, { websubHub: 'https://hub.example.com/' }],
    [{ INDEXNOW_KEY: '0a1b2c3d-KEY' }, { indexNow: { key: '0a1b2c3d-KEY', url: 'https://api.indexnow.org/indexnow' } }],
    [
      { INDEXNOW_KEY: '0a1b2c3d', INDEXNOW_URL: 'https://search.example/now' },
      { indexNow: { key: '0a1b2c3d', url: 'https://search.example/now' } },
    ],
    [{ INDEXNOW_URL: 'https://search.example/now' }, { indexNow: undefined }],
    [{ APP_ENV: 'development' }, { logLevel: 'debug' }],
    [{ APP_ENV: 'development', LOG_LEVEL: 'error' }, { logLevel: 'error' }],
    [{ APP_ENV: 'development', NOW: '2026-11-15T10:00:00+01:00' }, { now: Date.UTC(2026, 10, 15, 9) }],
    [{ ALLOW_FROZEN_CLOCK: '1', NOW: '2026-11-15T09:00:00Z' }, { now: Date.UTC(2026, 10, 15, 9) }],
    [{ DEMO_CONTENT: '0' }, { demoContent: false }],
    [{ SHUTDOWN_GRACE_MS: '1' }, { shutdownGraceMs: 1 }],
    [{ COUNT_READERS: '0' }, { countReaders: false }],
    [
      { DISCUSSION_URL: 'https://coral.example.com', DISCUSSION_SECRET: 'x'.repeat(16) },
      { outsideDiscussion: { url: 'https://coral.example.com', secret: 'x'.repeat(16) } },
    ],
    [
      { DISCUSSION: '0', DISCUSSION_OPEN_DAYS: '3' },
      { discussion: false, discussionOpenDays: 3 },
    ],
    [
      { ADS_TXT: 'ads.example, 12, DIRECT | # ours\nOWNERDOMAIN=us.example' },
      { sellerFiles: { adsTxt: 'ads.example, 12, DIRECT\n# ours\nOWNERDOMAIN=us.example\n' } },
    ],
    [{ ADAPTERS: '{"segment":{"src":"/t","account":"1"}}' }, { adapters: { segment: { src: '/t', account: '1' } } }],
    [{ ERROR_SAMPLE_PERCENT: '0' }, { errorSample: 0 }],
    [{ ERROR_SAMPLE_PERCENT: '10' }, { errorSample: 0.1 }],
    [{ REPORTS_KEPT_DAYS: '7' }, { reportsKeptDays: 7 }],
  ])('%j is read', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": it takes a whole number from 1 to 65535.'],
    ...['short77', 'k'.repeat(129), 'with space', '../secret'].map((key): [Record<string, string>, string] => [
      { INDEXNOW_KEY: key },
      `INDEXNOW_KEY is "${key}": it takes a key of 8 to 128 letters, digits and hyphens.`,
    ]),
    ...['proxy.example.com', '10.0.0.0/33', '127.0.0.1,', '1.2.3'].map((list): [Record<string, string>, string] => [
      { TRUSTED_PROXIES: list },
      `TRUSTED_PROXIES is "${list}": it takes a comma list of addresses and networks such as 127.0.0.1,10.0.0.0/8.`,
    ]),
    ...['no record', 'ads.example, 12', 'ads.example, 12, SOMETIMES', '|'].map(
      (text): [Record<string, string>, string] => [
        { ADS_TXT: text },
        `ADS_TXT is "${text}": it takes records such as adserver.example, 12345, DIRECT with a line’s end or | between them.`,
      ],
    ),
    [
      { SELLERS_JSON: '{"version":"1.0"}' },
      'SELLERS_JSON is "{\\"version\\":\\"1.0\\"}": it takes JSON such as {"version":"1.0","sellers":[{"seller_id":"1","name":"Us","domain":"us.example","seller_type":"PUBLISHER"}]}.',
    ],
    [
      { WEBSUB_HUB: 'ftp://hub.example.com/' },
      'WEBSUB_HUB is "ftp://hub.example.com/": it takes an address such as https://hub.example.com/, without a query.',
    ],
    ...[
      'pictures',
      'https://s3.example.com/pictures',
      's3:pictures',
      's3://',
      's3:///site',
      's3://Pictures',
      's3://p',
      's3://pictures:80',
      's3://pictures/%2e%2e%2fother',
      's3://pictures/.hidden',
      's3://pictures/a//b',
      's3://pictures#part',
      's3://pictures?region=eu/../x',
      's3://pictures?bucket=other',
      's3://pictures?endpoint=ftp://s3.example.com',
      's3://pictures?endpoint=s3.example.com',
      's3://pictures?endpoint=https://s3.example.com?x=1%26y',
    ].map((url): [Record<string, string>, string] => [
      { MEDIA_URL: url, ...AWS_KEYS },
      `MEDIA_URL is "${url}": it takes an address such as s3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example.com.`,
    ]),
    ...[{}, { AWS_ACCESS_KEY_ID: 'AKIA' }, { AWS_SECRET_ACCESS_KEY: 'hunter2' }].map(
      (keys): [Record<string, string>, string] => [
        { MEDIA_URL: 's3://pictures', ...keys },
        'MEDIA_URL is set: it needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
      ],
    ),
    [{ CDN: 'akamai' }, 'CDN is "akamai": it takes fastly or cloudflare.'],
    ...[{}, { CDN_PURGE_URL: 'https://api.fastly.com/service/x/purge' }, { CDN_PURGE_TOKEN: 'hunter2-hunter2' }].map(
      (rest): [Record<string, string>, string] => [
        { CDN: 'fastly', ...rest },
        'CDN is set: it needs CDN_PURGE_URL and CDN_PURGE_TOKEN, or it would show what was withdrawn.',
      ],
    ),
    ...['/a/img', 'ftp://pictures.example.com', 'https://pictures.example.com/?a=b'].map(
      (url): [Record<string, string>, string] => [
        { IMAGE_URL: url },
        `IMAGE_URL is "${url}": it takes an address such as https://pictures.example.com/a/img, without a query.`,
      ],
    ),
    [
      { IMAGE_SIGNING_KEY: 'fifteen_letters' },
      'IMAGE_SIGNING_KEY has a value that is not shown: it takes a key of 16 to 512 visible ASCII characters.',
    ],
    [{ ERROR_SAMPLE_PERCENT: '101' }, 'ERROR_SAMPLE_PERCENT is "101": it takes a whole number from 0 to 100.'],
    [{ REPORTS_KEPT_DAYS: 'long' }, 'REPORTS_KEPT_DAYS is "long": it takes a whole number of days up to 3650.'],
    [{ IMAGE_CACHE_MB: 'much' }, 'IMAGE_CACHE_MB is "much": it takes a whole number of megabytes up to 1000000.'],
    [{ PORT: '65536' }, 'PORT is "65536": it takes a whole number from 1 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1": it takes a whole number from 1 to 65535.'],
    [{ PORT: '1e3' }, 'PORT is "1e3": it takes a whole number from 1 to 65535.'],
    [{ HOST: 'a b' }, 'HOST is "a b": it takes a host name or an IP address.'],
    [{ ROLES: 'site,The Desk' }, 'ROLES is "site,The Desk": it takes a comma list of services.'],
    [{ ROLES: ',' }, 'ROLES is ",": it takes a comma list of services.'],
    [
      { CONTENT_API_URL: 'ftp://x' },
      'CONTENT_API_URL is "ftp://x": it takes an origin such as http://10.0.0.5:3000, without a path.',
    ],
    [
      { CONTENT_API_KEY: 'k', CONTENT_API_KEY_HOSTS: 'https://x.com' },
      'CONTENT_API_KEY_HOSTS is "https://x.com": it takes a comma list of hosts such as content.example.com,10.0.0.5:3000.',
    ],
    [{ CONTENT_API_KEY: 'k' }, 'CONTENT_API_KEY_HOSTS and CONTENT_API_KEY go together: set both or neither.'],
    [{ CONTENT_API_KEY_HOSTS: 'x.com' }, 'CONTENT_API_KEY_HOSTS and CONTENT_API_KEY go together: set both or neither.'],
    [
      { SITE_URL: 'https://x.com/a' },
      'SITE_URL is "https://x.com/a": it takes an origin such as https://www.example.com, without a path.',
    ],
    [{ SITE_KEY: 'CNET' }, 'SITE_KEY is "CNET": it takes a key of lower-case letters, digits and hyphens.'],
    [{ APP_ENV: 'test' }, 'APP_ENV is "test": it takes production or development.'],
    [{ NOW: 'noon' }, 'NOW is "noon": it takes an ISO instant such as 2026-11-15T09:00:00Z.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud": it takes debug, info, warn, error, silent.'],
    ...['{', '[]', '{"a":{}}', '{"a":{"src":"/a.js","more":1}}', '{"a":{"src":"/a.js","vendorId":0}}'].map(
      (value): [Record<string, string>, string] => [
        { SCRIPTS: value },
        `SCRIPTS is ${JSON.stringify(value)}: it takes JSON such as {"adServerTag":{"src":"https://ads.example.com/tag.js"}}.`,
      ],
    ),
    ...['{', '[]', '{"a":{"src":"/a"}}', '{"a":{"src":"/a","account":"1","vendorId":1}}'].map(
      (value): [Record<string, string>, string] => [
        { ADAPTERS: value },
        `ADAPTERS is ${JSON.stringify(value)}: it takes JSON such as {"chartbeat":{"src":"https://static.example.com/chartbeat.js","account":"65000"}}.`,
      ],
    ),
    [
      { DISCUSSION_URL: 'https://coral.example.com' },
      'DISCUSSION_URL and DISCUSSION_SECRET go together: set both or neither.',
    ],
    [{ DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT is "yes": it takes 1 or 0.'],
    [
      { SHUTDOWN_GRACE_MS: '600001' },
      'SHUTDOWN_GRACE_MS is "600001": it takes a whole number of milliseconds up to 600000.',
    ],
  ])('%j is refused with one sentence', (env, sentence) => {
    expect(messageOf(env)).toBe(sentence);
  });

  it.each(['site,studio', ',', 'site content', 'Site'])(
    'the roles "%s" are refused with the services that there are',
    (ROLES) => {
      expect(() => readSettings({ ROLES }, ['site', 'content'])).toThrow(
        new SettingsError(`ROLES is "${ROLES}": it takes a comma list out of site, content.`),
      );
    },
  );

  it.each([undefined, '', 'site', 'content, site'])('the roles "%s" are among the services that there are', (ROLES) => {
    expect(() => readSettings({ ROLES }, ['site', 'content'])).not.toThrow();
  });

  it('a frozen clock is refused in production', () => {
    expect(messageOf({ NOW: '2026-11-15T09:00:00Z' })).toBe(
      'NOW is set: in production it is refused unless ALLOW_FROZEN_CLOCK is 1.',
    );
  });

  it('a secret is never printed', () => {
    const message = messageOf({
      DATABASE_URL: 'mysql://u:hunter2@h',
      REDIS_URL: 'http://u:hunter2@h',
      CONTENT_API_URL: 'http://u:hunter2@h',
      CONTENT_API_KEY: 'hunter2 with a space',
      CONTENT_API_KEY_HOSTS: 'h',
      MEDIA_URL: 's3://u:hunter2@pictures?endpoint=https://u:hunter2@h',
      AWS_ACCESS_KEY_ID: 'hunter2 with a space',
      AWS_SECRET_ACCESS_KEY: 'hunter2 with a space',
      SMTP_URL: 'imap://u:hunter2@h',
    });
    expect(message.split('\n')).toHaveLength(8);
    expect(message).not.toContain('hunter2');
  });

  it('every bad setting gets its own sentence', () => {
    expect(messageOf({ PORT: 'x', HOST: ' ', NOW: 'x' }).split('\n')).toHaveLength(3);
  });

  it('whatever the environment holds, it is read or refused by name, and what is read is frozen', () => {
    const anyValue = fc.option(fc.oneof(fc.string(), fc.webUrl(), fc.integer().map(String)), { nil: undefined });
    const anyEnv = fc.record(Object.fromEntries(settingsTable.map(({ name }) => [name, anyValue])));
    fc.assert(
      fc.property(anyEnv, (env) => {
        try {
          expect(Object.isFrozen(readSettings(env))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsError);
          const named = String(error instanceof Error && error.message)
            .split('\n')
            .map((line) => line.split(' ')[0]);
          expect(settingsTable.map(({ name }) => String(name))).toEqual(expect.arrayContaining(named));
        }
      }),
    );
  });
});
