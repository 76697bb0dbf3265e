import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const FROM = { MAIL_FROM: 'Masthead <letters@example.com>' };

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false }],
    ['smtp://localhost:1025/', { host: 'localhost', port: 1025, secure: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
    [
      'smtps://ann%40example.com:p%3Aa%2Fs%25s@mail.example.com:8465',
      { host: 'mail.example.com', port: 8465, secure: true, login: { user: 'ann@example.com', password: 'p:a/s%s' } },
    ],
  ])('%s is read', (SMTP_URL, expected) => {
    expect(readSettings({ SMTP_URL, ...FROM }).smtp).toEqual(expected);
  });

  it.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp:',
    'smtp://',
    'smtp://mail.example.com/path',
    'smtp://mail.example.com#part',
    'smtp://mail.example.com:99999',
    'smtp://mail example.com',
    'smtp://user@mail.example.com',
    'smtp://:password@mail.example.com',
    'smtp://user:pass%0D%0AMAIL@mail.example.com',
    'smtp://user:pass%FFword@mail.example.com',
    // Options of the library could switch off what protects the password.
    'smtp://u:p@mail.example.com?ignoreTLS=true',
    'smtp://u:p@mail.example.com?tls.rejectUnauthorized=false',
    'smtp://u:p@mail.example.com?logger=true&debug=true',
  ])('%s is refused, and nothing of it is printed', (SMTP_URL) => {
    expect(() => readSettings({ SMTP_URL, ...FROM })).toThrow(
      new SettingsError(
        'SMTP_URL has a value that is not shown: it takes an address such as smtp://user:password@mail.example.com:587 or smtps://mail.example.com, without a query.',
      ),
    );
  });

  it('needs to know whom messages come from', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(
      new SettingsError('SMTP_URL is set: it needs MAIL_FROM, the address that messages come from.'),
    );
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['letters@example.com', { name: '', address: 'letters@example.com' }],
    [' Masthead  <Letters@Example.com> ', { name: 'Masthead', address: 'letters@example.com' }],
    ['Müller & Co. <a.b+c@example.com>', { name: 'Müller & Co.', address: 'a.b+c@example.com' }],
    ['<letters@example.com>', { name: '', address: 'letters@example.com' }],
  ])('%s is read', (MAIL_FROM, expected) => {
    expect(readSettings({ MAIL_FROM }).mailFrom).toEqual(expected);
  });

  it.each([
    'nobody',
    'Masthead <nobody>',
    'a@example.com, b@example.com',
    'Masthead <a@example.com> <b@example.com>',
    'Mast\r\nBcc: b@example.com <a@example.com>',
    'Mast\u202ehead <a@example.com>',
    '"Masthead" <a@example.com>',
    `${'n'.repeat(65)} <a@example.com>`,
  ])('%j is refused', (MAIL_FROM) => {
    expect(() => readSettings({ MAIL_FROM })).toThrow(/^MAIL_FROM is .*: it takes an address such as Masthead </);
  });

  it('is the house’s own where nothing leaves it', () => {
    expect(readSettings({ SITE_URL: 'https://www.example.com' }).mailFrom).toEqual({
      name: 'Masthead',
      address: 'masthead@www.example.com',
    });
  });
});

describe('DKIM', () => {
  const ALL = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'masthead1', DKIM_KEY_FILE: '/etc/dkim.pem' };

  it('is read when all three are there', () => {
    expect(readSettings(ALL).dkim).toEqual({ domain: 'example.com', selector: 'masthead1', keyFile: '/etc/dkim.pem' });
  });

  it.each(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'])('needs %s', (name) => {
    expect(() => readSettings({ ...ALL, [name]: undefined })).toThrow(
      new SettingsError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE go together: set all three or none.'),
    );
  });

  it.each([
    ['DKIM_DOMAIN', 'localhost'],
    ['DKIM_DOMAIN', 'exa mple.com'],
    ['DKIM_DOMAIN', 'example.com;x'],
    ['DKIM_SELECTOR', 'a;b'],
    ['DKIM_SELECTOR', '.a'],
    ['DKIM_KEY_FILE', 'a\0b'],
  ])('%s is not %j', (name, value) => {
    expect(() => readSettings({ ...ALL, [name]: value })).toThrow(new RegExp(`^${name} is `));
  });
});
