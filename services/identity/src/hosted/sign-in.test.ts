import { TO_SIGN_IN } from '@masthead/account';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptsIn, LOCKED_FOR_MS, TRIES, TRIES_FROM_ANYWHERE } from '../attempts/attempts.ts';
import { derivedKey } from '../store/derived-key.ts';
import type { IdentitySchema } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import { pageOf } from '../testing/browser.ts';
import { askToJoin, baseOf, join, newBrowser, PASSWORD, signIn, tokenIn, userOf } from '../testing/reader.ts';
import { SECRET, type StartedIdentity, startIdentity } from '../testing/start-identity.ts';

describeEachEngine('readers', ({ open }) => {
  let database: IdentityDatabase;
  let identity: StartedIdentity;
  beforeAll(async () => {
    database = await open<IdentitySchema>();
    identity = await startIdentity(database);
  });
  afterAll(() => identity.close());

  describe('who joins', () => {
    it('is told to look at their mail, has no account until they do, and is then in', async () => {
      const browser = newBrowser(identity);
      const landed = await askToJoin(browser, 'Mara@quill.example');
      expect(pageOf(landed)).toMatchObject({ name: 'mail-sent', about: 'join', email: 'Mara@quill.example' });
      expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);

      const [letter] = await identity.lettersTo('mara@quill.example');
      expect(letter?.subject).toBe('Confirm your address, one press');
      const link = await browser.open(`/identity/confirm/?token=${tokenIn(letter?.text)}`);
      expect(pageOf(link)).toMatchObject({ name: 'confirm', about: 'join', email: 'Mara@quill.example' });
      expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);

      const back = await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect(back.url.pathname).toBe('/reviews/');
      expect((await userOf(browser)).body).toMatchObject({
        user: { sub: expect.any(String), email: { email: 'Mara@quill.example' }, login_count: 1 },
      });
    });

    it('with a script comes back to the front page, where joining is told (AU-08)', async () => {
      const browser = newBrowser(identity);
      await askToJoin(browser, 'told@quill.example');
      const [letter] = await identity.lettersTo('told@quill.example');
      const back = await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text), scripted: '1' });
      expect([back.url.pathname, back.url.searchParams.has('code')]).toEqual(['/', true]);
    });

    it('can use the letter once', async () => {
      await join(identity, 'once@quill.example');
      const [letter] = await identity.lettersTo('once@quill.example');
      const again = await newBrowser(identity).submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect([again.status, pageOf(again).name]).toEqual([410, 'over']);
    });

    it('can use the letter for half an hour', async () => {
      const browser = newBrowser(identity);
      await askToJoin(browser, 'late@quill.example');
      const [letter] = await identity.lettersTo('late@quill.example');
      identity.clock.pass(30 * 60_000 + 1);
      const late = await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect(pageOf(late).name).toBe('over');
    });

    it.each([
      ['nobody has', 'again@quill.example', 'Confirm your address, one press'],
      ['somebody has', 'had@quill.example', 'You have an account already'],
    ])('with an address that %s may have the letter once more, in that browser and no other', async (...each) => {
      const [, email, subject] = each;
      if (email.startsWith('had')) await join(identity, email);
      identity.clock.pass(2 * 60_000);
      const browser = newBrowser(identity);
      const base = baseOf(await askToJoin(browser, email));
      identity.clock.pass(2 * 60_000);
      const before = await identity.lettersTo(email);
      const again = await browser.submit(`${base}join/`, { email });
      expect(pageOf(again)).toMatchObject({ name: 'mail-sent', about: 'join', email });
      const [letter, ...older] = await identity.lettersTo(email);
      expect([letter?.subject, older.length]).toEqual([subject, before.length]);

      const other = newBrowser(identity);
      const elsewhere = baseOf(await other.open('/user/login/?screen=join'));
      const refused = await other.submit(`${elsewhere}join/`, { email });
      expect(pageOf(refused)).toMatchObject({ name: 'join', problem: { kind: 'password' } });

      await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect((await userOf(browser)).status).toBe(200);
      expect((await userOf(await signedIn(email))).status).toBe(200);
    });

    it('may change their mind and sign in', async () => {
      const browser = newBrowser(identity);
      const base = baseOf(await browser.open('/user/login/?screen=join'));
      expect(pageOf(await browser.open(base)).name).toBe('join');
      expect(pageOf(await browser.open(base + TO_SIGN_IN)).name).toBe('sign-in');
    });

    it('with the letter in another browser chooses the password there: what was typed first may be another’s', async () => {
      await askToJoin(newBrowser(identity), 'victim@quill.example', 'attacker1!');
      const [letter] = await identity.lettersTo('victim@quill.example');
      const owner = newBrowser(identity);
      const asked = await owner.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect(pageOf(asked)).toMatchObject({ name: 'new-password', about: 'join', email: 'victim@quill.example' });
      await owner.submit('/identity/password/', { token: tokenIn(letter?.text), password: PASSWORD });
      expect((await userOf(owner)).status).toBe(200);
      const attacker = await signIn(newBrowser(identity), 'victim@quill.example', 'attacker1!');
      expect(pageOf(attacker)).toMatchObject({ name: 'sign-in', problem: { kind: 'mismatch' } });
    });

    it.each([
      ['no address', 'mara', PASSWORD, 'email'],
      ['a password without a special', 'new@quill.example', 'ombra312', 'password'],
      ['a password of five megabytes', 'new@quill.example', `a1!${'x'.repeat(5_000_000)}`, undefined],
      ['two addresses in two lines', 'a@quill.example\nBcc: b@quill.example', PASSWORD, 'email'],
    ])('with %s is told, and nothing is sent', async (_, email, password, kind) => {
      const landed = await askToJoin(newBrowser(identity), email, password);
      if (kind) expect(pageOf(landed)).toMatchObject({ name: 'join', email, problem: { kind } });
      else expect([landed.status, pageOf(landed).name]).toEqual([413, 'failed']);
      expect(await identity.lettersTo('new@quill.example')).toEqual([]);
    });

    it('with an address that has an account sees the same, and only the owner’s letter says so', async () => {
      await join(identity, 'known@quill.example');
      identity.clock.pass(2 * 60_000);
      const known = pageOf(await askToJoin(newBrowser(identity), 'KNOWN@quill.example', 'attacker1!'));
      const unknown = pageOf(await askToJoin(newBrowser(identity), 'UNKNOWN@quill.example', 'attacker1!'));
      const shape = (page: object) => Object.keys(page).sort();
      expect(known.name).toBe(unknown.name);
      expect(shape(known)).toEqual(shape(unknown));
      expect((await identity.lettersTo('known@quill.example'))[0]?.subject).toBe('You have an account already');
      expect((await userOf(await signedIn('known@quill.example'))).status).toBe(200);
    });
  });

  async function signedIn(email: string, password = PASSWORD) {
    const browser = newBrowser(identity);
    await signIn(browser, email, password);
    return browser;
  }

  describe('who signs in', () => {
    beforeAll(() => join(identity, 'reader@quill.example'));

    it('is in, where they came from', async () => {
      const browser = newBrowser(identity);
      const back = await signIn(browser, 'READER@quill.example');
      expect(back.url.pathname).toBe('/reviews/');
      expect((await userOf(browser)).status).toBe(200);
    });

    it.each(['reader@quill.example', 'nobody@quill.example'])(
      'with a wrong password is told the same: %s',
      async (email) => {
        const landed = await signIn(newBrowser(identity), email, 'wrong1!', { sender: `wrong ${email}` });
        expect([landed.status, pageOf(landed)]).toMatchObject([
          422,
          { name: 'sign-in', email, problem: { kind: 'mismatch', triesLeft: TRIES - 1 } },
        ]);
      },
    );

    it('and guesses is locked out for a while, there and nowhere else', async () => {
      const from = { sender: 'a guesser' };
      for (let time = 1; time < TRIES; time += 1)
        await signIn(newBrowser(identity), 'reader@quill.example', 'wrong1!', from);
      const last = await signIn(newBrowser(identity), 'reader@quill.example', 'wrong1!', from);
      expect([last.status, pageOf(last).name]).toEqual([429, 'locked']);
      const right = await signIn(newBrowser(identity), 'reader@quill.example', PASSWORD, from);
      expect(pageOf(right).name).toBe('locked');
      const elsewhere = await signIn(newBrowser(identity), 'reader@quill.example', PASSWORD, { sender: 'the reader' });
      expect(elsewhere.url.pathname).toBe('/reviews/');
      identity.clock.pass(LOCKED_FOR_MS + 1);
      const later = await signIn(newBrowser(identity), 'reader@quill.example', PASSWORD, from);
      expect(later.url.pathname).toBe('/reviews/');
    });

    it('cannot be locked out by many who guess from everywhere', async () => {
      const own = await join(identity, 'target@quill.example');
      const attempts = attemptsIn(database.db, derivedKey(SECRET, 'attempts').toString('base64url'));
      for (let each = 0; each < TRIES_FROM_ANYWHERE; each += 1) {
        const guess = { emailKey: 'target@quill.example', sender: `guesser ${each}`, isKnown: false };
        await attempts.wrong(guess, identity.clock.now());
      }
      const stranger = await signIn(newBrowser(identity), 'target@quill.example', PASSWORD, { sender: 'another' });
      expect(pageOf(stranger).name).toBe('locked');
      const owner = await signIn(own, 'target@quill.example', PASSWORD, { sender: 'another' });
      expect(owner.url.pathname).toBe('/reviews/');
    });

    it('can ask for a letter instead', async () => {
      const browser = newBrowser(identity);
      const base = baseOf(await browser.open('/user/login/'));
      const sent = await browser.submit(`${base}link/`, { email: 'reader@quill.example' });
      expect(pageOf(sent)).toMatchObject({ name: 'mail-sent', about: 'link' });
      const [letter] = await identity.lettersTo('reader@quill.example');
      await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect((await userOf(browser)).status).toBe(200);
    });
  });

  describe('who forgot their password', () => {
    it('sets a new one by letter, which ends all that was open', async () => {
      const before = await join(identity, 'forgetful@quill.example');
      identity.clock.pass(2 * 60_000);
      const browser = newBrowser(identity);
      const base = baseOf(await browser.open('/user/login/'));
      await browser.submit(`${base}forgot/`, { email: 'forgetful@quill.example' });
      const [letter] = await identity.lettersTo('forgetful@quill.example');
      const token = tokenIn(letter?.text);
      expect(pageOf(await browser.open(`/identity/password/?token=${token}`))).toMatchObject({
        name: 'new-password',
        about: 'forgot',
      });
      const weak = await browser.submit('/identity/password/', { token, password: 'short' });
      expect(pageOf(weak)).toMatchObject({ name: 'new-password', problem: { kind: 'password' } });
      await browser.submit('/identity/password/', { token, password: 'another1!' });
      expect((await userOf(browser)).status).toBe(200);
      expect((await userOf(before)).status).toBe(401);
      expect(pageOf(await signIn(newBrowser(identity), 'forgetful@quill.example')).name).toBe('sign-in');
      expect((await userOf(await signedIn('forgetful@quill.example', 'another1!'))).status).toBe(200);
      const [told] = await identity.lettersTo('forgetful@quill.example');
      expect(told?.subject).toBe('Your password was changed');
    });

    it('and who has no account see the same, and each gets a letter', async () => {
      const ask = async (email: string) => {
        const browser = newBrowser(identity);
        const base = baseOf(await browser.open('/user/login/'));
        return pageOf(await browser.submit(`${base}forgot/`, { email }));
      };
      const [known, unknown] = [await ask('forgetful@quill.example'), await ask('stranger@quill.example')];
      expect(Object.keys(known)).toEqual(Object.keys(unknown));
      expect((await identity.lettersTo('stranger@quill.example'))[0]?.subject).toBe(
        'There is no account with this address',
      );
    });

    it('gets one letter a minute, whoever asks how often', async () => {
      const letters = async () => (await identity.lettersTo('forgetful@quill.example')).length;
      const before = await letters();
      const browser = newBrowser(identity);
      const base = baseOf(await browser.open('/user/login/'));
      identity.clock.pass(61_000);
      for (let time = 0; time < 4; time += 1)
        expect(pageOf(await browser.submit(`${base}forgot/`, { email: 'forgetful@quill.example' })).name).toBe(
          'mail-sent',
        );
      expect(await letters()).toBe(before + 1);
    });

    it('may ask by the provider’s own call (AU-18), without credentials, and learns nothing by it', async () => {
      identity.clock.pass(2 * 60_000);
      const ask = (body: object) =>
        fetch(new URL('/identity/dbconnections/change_password', identity.siteUrl), {
          method: 'POST',
          credentials: 'omit',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const asked = { client_id: 'masthead', connection: 'Username-Password-Authentication' };
      const [known, unknown] = await Promise.all([
        ask({ ...asked, email: 'forgetful@quill.example' }),
        ask({ ...asked, email: 'nobody-at-all@quill.example' }),
      ]);
      expect([known.status, await known.text()]).toEqual([200, await unknown.text()]);
      expect((await identity.lettersTo('forgetful@quill.example'))[0]?.subject).toBe('A new password');
      expect((await ask({ email: 'forgetful@quill.example' })).status).toBe(400);
    });
  });

  it('nobody else’s page can send the forms of the hosted pages', async () => {
    const browser = newBrowser(identity);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: identity.siteUrl.origin, 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ] as Record<string, string>[])
      expect((await browser.call('POST', '/identity/confirm/', {}, headers)).status).toBe(403);
  });

  it('a sign-in of another browser cannot be gone on with', async () => {
    const landed = await newBrowser(identity).open('/user/login/');
    const other = await newBrowser(identity).submit(baseOf(landed), {
      email: 'reader@quill.example',
      password: PASSWORD,
    });
    expect([other.status, pageOf(other).name]).toEqual([410, 'over']);
  });

  it('no secret is in the log', async () => {
    const browser = await signedIn('reader@quill.example');
    const secrets = [PASSWORD, 'wrong1!', ...browser.cookies.all()].filter((secret) => secret.length > 2);
    for (const line of identity.logged) for (const secret of secrets) expect(line).not.toContain(secret);
  });
});
