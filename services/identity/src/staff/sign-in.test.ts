import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import {
  type Member,
  openStaffHouse,
  STAFF_PASSWORD,
  STAFF_SITE,
  type StaffBrowser,
  type StaffHouse,
} from '../testing/staff.ts';
import { createStaffOf } from './staff-of.ts';

const HALF_MINUTE_MS = 30_000;
const HOUR_MS = 3_600_000;
const EMAIL = 'amal@quill.example';

describeEachEngine('signing in at the desk', ({ open }) => {
  let house: StaffHouse;
  let amal: Member;
  beforeAll(async () => {
    house = await openStaffHouse(await open<IdentitySchema>());
    amal = await house.firstAdmin(EMAIL);
  });
  afterAll(() => expect(house.reported).toEqual([]));

  const withPassword = (browser: StaffBrowser, password = STAFF_PASSWORD, email = EMAIL) =>
    browser.ask('POST', '/session/password', { email, password });
  async function signedIn(sender?: string): Promise<StaffBrowser> {
    house.clock.pass(HALF_MINUTE_MS);
    const browser = house.browser(sender);
    const { data } = await withPassword(browser);
    const said = await browser.ask('POST', '/session/code', { ticket: data.ticket, code: house.codeOf(amal.secret) });
    expect(said.status).toBe(200);
    return browser;
  }
  const whoIs = async (browser: StaffBrowser) => (await browser.ask('GET', '/session')).data.person;

  it('takes a password and then a code, and says who one is', async () => {
    const browser = await signedIn();
    expect(await whoIs(browser)).toMatchObject({ name: 'Amal Haddad', email: EMAIL, role: 'admin' });
  });

  it('opens nothing with a password alone', async () => {
    const browser = house.browser();
    const { status, headers } = await withPassword(browser);
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect(await whoIs(browser)).toBeNull();
    expect((await browser.ask('GET', '/staff')).status).toBe(401);
  });

  it('has a cookie that no script reads and no page of others sends', async () => {
    const browser = house.browser();
    house.clock.pass(HALF_MINUTE_MS);
    const { data } = await withPassword(browser);
    const { headers } = await browser.ask('POST', '/session/code', {
      ticket: data.ticket,
      code: house.codeOf(amal.secret),
    });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('answers the same, with the same work, for addresses that nobody here has', async () => {
    const stranger = await withPassword(house.browser('203.0.113.1'), 'wrong wrong wrong', 'nobody@quill.example');
    const wrong = await withPassword(house.browser('203.0.113.2'), 'wrong wrong wrong');
    const nonsense = await withPassword(house.browser('203.0.113.3'), 'wrong wrong wrong', 'no address\r\nBcc: x');
    for (const each of [stranger, nonsense]) expect([each.status, each.message]).toEqual([wrong.status, wrong.message]);
    expect(wrong.status).toBe(401);
    // Each is a whole argon2, which is nearly all of the time that an answer takes.
    const checksFor = async (email: string) => {
      const before = house.passwordChecks();
      await withPassword(house.browser('203.0.113.4'), 'wrong wrong wrong', email);
      return house.passwordChecks() - before;
    };
    expect([await checksFor('nobody@quill.example'), await checksFor('no address'), await checksFor(EMAIL)]).toEqual([
      1, 1, 1,
    ]);
  });

  describe('a code', () => {
    it('is good once', async () => {
      house.clock.pass(HALF_MINUTE_MS);
      const code = house.codeOf(amal.secret);
      const outcomes = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const browser = house.browser();
        const { data } = await withPassword(browser);
        outcomes.push((await browser.ask('POST', '/session/code', { ticket: data.ticket, code })).status);
      }
      expect(outcomes).toEqual([200, 401]);
    });

    it('is not taken when a later one was', async () => {
      house.clock.pass(HALF_MINUTE_MS);
      const earlier = house.codeOf(amal.secret);
      await signedIn();
      const browser = house.browser();
      const { data } = await withPassword(browser);
      expect((await browser.ask('POST', '/session/code', { ticket: data.ticket, code: earlier })).status).toBe(401);
    });

    it('of recovery is good once, however it is written', async () => {
      const [code = ''] = amal.recoveryCodes;
      const outcomes = [];
      for (const written of [code.toUpperCase().replaceAll('-', ' '), code]) {
        const browser = house.browser();
        const { data } = await withPassword(browser);
        outcomes.push((await browser.ask('POST', '/session/code', { ticket: data.ticket, code: written })).status);
      }
      expect(outcomes).toEqual([200, 401]);
    });

    it('can be wrong a few times, and then the password is asked for again', async () => {
      const browser = house.browser('203.0.113.9');
      const { data } = await withPassword(browser);
      for (let turn = 0; turn < 5; turn += 1)
        expect((await browser.ask('POST', '/session/code', { ticket: data.ticket, code: '000000' })).status).toBe(401);
      house.clock.pass(HALF_MINUTE_MS);
      const late = await browser.ask('POST', '/session/code', { ticket: data.ticket, code: house.codeOf(amal.secret) });
      expect([late.status, late.message]).toEqual([401, 'That took too long. Start again.']);
      await signedIn();
    });
  });

  it('slows down who guesses, where they guess from, and nobody else', async () => {
    const guessing = house.browser('192.0.2.66');
    for (let turn = 0; turn < 10; turn += 1) expect((await withPassword(guessing, `guess ${turn}`)).status).toBe(401);
    const refused = await withPassword(guessing);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await guessing.ask('POST', '/session/passkey-options', {})).status).toBe(200);
    await signedIn('192.0.2.67');
    house.clock.pass(HOUR_MS);
    expect((await withPassword(guessing)).status).toBe(200);
  });

  it('does not read a password of five megabytes', async () => {
    const { status } = await withPassword(house.browser(), 'x'.repeat(5_000_000));
    expect(status).toBe(413);
  });

  describe('a session', () => {
    it('is a new one with each sign-in, and the one before is closed', async () => {
      const browser = await signedIn();
      const before = browser.cookie;
      house.clock.pass(HALF_MINUTE_MS);
      const { data } = await withPassword(browser);
      await browser.ask('POST', '/session/code', { ticket: data.ticket, code: house.codeOf(amal.secret) });
      expect(browser.cookie).not.toBe(before);
      const fixed = Object.assign(house.browser(), { cookie: before });
      expect(await whoIs(fixed)).toBeNull();
    });

    it('is not made of a secret that somebody brought along', async () => {
      const browser = Object.assign(house.browser(), { cookie: `__Host-desk=${'x'.repeat(43)}` });
      house.clock.pass(HALF_MINUTE_MS);
      const { data } = await withPassword(browser);
      await browser.ask('POST', '/session/code', { ticket: data.ticket, code: house.codeOf(amal.secret) });
      expect(browser.cookie).not.toContain('xxxx');
    });

    it('is ended on the server: an old cookie opens nothing after signing out', async () => {
      const browser = await signedIn();
      const stolen = Object.assign(house.browser(), { cookie: browser.cookie });
      expect(await whoIs(stolen)).not.toBeNull();
      expect((await browser.ask('POST', '/session/end')).headers.get('set-cookie')).toContain('Max-Age=0');
      expect(await whoIs(stolen)).toBeNull();
    });

    it('ends after twelve hours in which nobody used it, and after fourteen days in any case', async () => {
      const left = await signedIn();
      const used = await signedIn();
      for (let hours = 0; hours < 12; hours += 4) {
        house.clock.pass(4 * HOUR_MS);
        expect(await whoIs(used)).not.toBeNull();
      }
      expect(await whoIs(left)).toBeNull();
      for (let hours = 12; hours < 14 * 24 - 8; hours += 8) {
        house.clock.pass(8 * HOUR_MS);
        expect(await whoIs(used)).not.toBeNull();
      }
      house.clock.pass(8 * HOUR_MS);
      expect(await whoIs(used)).toBeNull();
    });

    it('is known to other services by its cookie, and by nothing else', async () => {
      const staffOf = createStaffOf({ ...house.deps, siteUrl: STAFF_SITE });
      const browser = await signedIn();
      expect(await staffOf(`theme=dark; ${browser.cookie}`)).toMatchObject({ name: 'Amal Haddad', role: 'admin' });
      for (const wrong of [null, '', 'desk=x', browser.cookie?.replace('__Host-', ''), `x${browser.cookie}`])
        expect(await staffOf(wrong)).toBeUndefined();
    });
  });

  it('a changed password ends the other sessions, and asks for the one before', async () => {
    const here = await signedIn();
    const there = await signedIn();
    const password = 'another long password';
    const wrong = await here.ask('PUT', '/session/mine/password', { password, current: 'not this' });
    expect(wrong.status).toBe(422);
    const short = await here.ask('PUT', '/session/mine/password', { password: 'short', current: STAFF_PASSWORD });
    expect(short.status).toBe(422);
    expect(await whoIs(there)).not.toBeNull();
    expect((await here.ask('PUT', '/session/mine/password', { password, current: STAFF_PASSWORD })).status).toBe(200);
    expect([await whoIs(there), await whoIs(here)]).toMatchObject([null, { name: 'Amal Haddad' }]);
    expect(
      (await here.ask('PUT', '/session/mine/password', { password: STAFF_PASSWORD, current: password })).status,
    ).toBe(200);
  });

  it('a session can be seen and ended from another, by its owner only', async () => {
    const here = await signedIn();
    const there = await signedIn();
    const { data } = await here.ask('GET', '/session/mine');
    const sessions = data.sessions as { id: string; isThis: boolean; device: string }[];
    expect(sessions[0]).toMatchObject({ device: 'Firefox on Linux' });
    const other = await house.member('author', `priya${Math.random()}@quill.example`, `Priya ${Math.random()}`);
    for (const { id, isThis } of sessions) {
      expect((await other.browser.ask('DELETE', `/session/mine/sessions/${id}`)).status).toBe(404);
      if (!isThis) expect((await here.ask('DELETE', `/session/mine/sessions/${id}`)).status).toBe(200);
    }
    expect([await whoIs(there), await whoIs(here)]).toMatchObject([null, { role: 'admin' }]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the site', { origin: 'https://shop.quill.example', 'sec-fetch-site': 'same-site' }],
    ['nowhere', { origin: 'null' }],
    ['a page that lies about its origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'a page that a browser of old does not describe',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('takes nothing from %s', async (_, headers) => {
    const browser = await signedIn();
    const refused = await browser.ask('POST', '/session/end', undefined, headers);
    expect([refused.status, refused.message]).toEqual([403, 'This is taken from pages of the desk only']);
    expect(await whoIs(browser)).not.toBeNull();
  });

  it('takes nothing that a form of any page could send', async () => {
    const refused = await house
      .browser()
      .ask('POST', '/session/password', { email: 'a@quill.example', password: 'x' }, { 'content-type': 'text/plain' });
    expect(refused.status).toBe(415);
  });

  it('keeps no secret as it is handed out, and none in the log', async () => {
    const browser = await signedIn();
    const { db } = house.deps.database;
    const rows = JSON.stringify([
      await db.selectFrom('staff').selectAll().execute(),
      await db.selectFrom('staff_sessions').selectAll().execute(),
      await db.selectFrom('staff_recovery_codes').selectAll().execute(),
      await db.selectFrom('staff_challenges').selectAll().execute(),
      await db.selectFrom('staff_log').selectAll().execute(),
    ]);
    const secrets = [browser.cookie?.split('=')[1] ?? '', amal.secret, STAFF_PASSWORD, ...amal.recoveryCodes];
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(secret.replaceAll('-', ''));
    }
  });

  it('is in the log, good and wrong, with where it came from; an address that nobody has is not', async () => {
    await withPassword(house.browser('203.0.113.77'), 'wrong wrong wrong', 'my-secret-typed-here@quill.example');
    await withPassword(house.browser('203.0.113.78'), 'wrong wrong wrong');
    const browser = await signedIn('203.0.113.79');
    const { data } = await browser.ask('GET', '/staff/log');
    expect(data).toMatchObject({
      0: { event: 'signed-in', who: 'Amal Haddad', detail: 'password and authenticator', from: '203.0.113.79' },
      1: { event: 'wrong-password', who: 'Amal Haddad', from: '203.0.113.78', device: 'Firefox on Linux' },
      2: { event: 'wrong-password', who: null, from: '203.0.113.77' },
    });
    expect(JSON.stringify(data)).not.toContain('my-secret-typed-here');
  });
});
