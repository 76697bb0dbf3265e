import { describeEachEngine } from '@masthead/storage/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import { type Member, openStaffHouse, STAFF_PASSWORD, type StaffHouse } from '../testing/staff.ts';
import { FRESH_MS } from './proof.ts';

const EMAIL = 'amal@quill.example';
const NEW_PASSWORD = 'another long password';
const CREDENTIAL = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: '', attestationObject: '' },
};

describeEachEngine('what opens the desk to somebody', ({ open }) => {
  let house: StaffHouse;
  let amal: Member;
  beforeEach(async () => {
    house = await openStaffHouse(await open<IdentitySchema>());
    amal = await house.firstAdmin(EMAIL);
  });

  const passkey = (id: string) => ({
    id,
    staff_id: amal.id,
    name: 'Mac',
    public_key: '',
    counter: 0,
    transports: '',
    created_at: house.clock.now(),
    used_at: null,
  });
  const kept = async () => {
    const { db } = house.deps.database;
    return {
      staff: await db.selectFrom('staff').select(['password_hash', 'authenticator']).execute(),
      passkeys: await db.selectFrom('staff_passkeys').select('id').execute(),
      codes: await db.selectFrom('staff_recovery_codes').select('hash').orderBy('hash').execute(),
      challenges: await db.selectFrom('staff_challenges').select('purpose').execute(),
    };
  };

  /** How each answers whoever has just signed in; none of them is 403. */
  const CHANGES: readonly [name: string, method: string, path: string, body: unknown, status: number][] = [
    ['what a new passkey is made of', 'POST', '/passkey-options', {}, 200],
    ['adding a passkey', 'POST', '/passkeys', { label: 'Mac', response: CREDENTIAL }, 422],
    ['removing a passkey', 'DELETE', '/passkeys/a-mac', undefined, 200],
    ['another authenticator', 'POST', '/authenticator', { password: NEW_PASSWORD, current: STAFF_PASSWORD }, 200],
    ['keeping another authenticator', 'POST', '/password', { sealed: 'a.b.c', code: '000000' }, 409],
    ['new recovery codes', 'POST', '/recovery-codes', { current: STAFF_PASSWORD }, 200],
  ];

  describe.each(CHANGES)('%s', (_, method, path, body, status) => {
    it('is for who signed in just now, and for a session that is older after signing in again', async () => {
      await house.deps.database.db.insertInto('staff_passkeys').values(passkey('a-mac')).execute();
      house.clock.pass(FRESH_MS + 1);
      const before = await kept();
      const refused = await amal.browser.ask(method, `/session/mine${path}`, body);
      expect([refused.status, refused.message]).toEqual([403, 'Sign in once more, so that we know that it is you']);
      expect(await kept()).toEqual(before);

      const { data } = await amal.browser.ask('POST', '/session/password', { email: EMAIL, password: STAFF_PASSWORD });
      expect((await amal.browser.ask(method, `/session/mine${path}`, body)).status, 'with half a proof').toBe(403);
      const proof = { ticket: data.ticket, code: house.codeOf(amal.secret) };
      expect((await amal.browser.ask('POST', '/session/code', proof)).status).toBe(200);
      house.clock.pass(FRESH_MS);
      expect((await amal.browser.ask(method, `/session/mine${path}`, body)).status).toBe(status);
    });
  });

  it('is not proved by somebody else’s sign-in', async () => {
    const ines = await house.member('editor', 'ines@quill.example', 'Ines Okafor');
    house.clock.pass(FRESH_MS + 1);
    const left = Object.assign(house.browser(), { cookie: amal.browser.cookie });
    const said = await left.ask('POST', '/session/password', { email: 'ines@quill.example', password: STAFF_PASSWORD });
    await left.ask('POST', '/session/code', { ticket: said.data.ticket, code: house.codeOf(ines.secret) });
    expect((await left.ask('GET', '/session')).data.person).toMatchObject({ id: ines.id });
    expect((await amal.browser.ask('POST', '/session/mine/passkey-options', {})).status).toBe(401);
  });

  it('can be looked at, and sessions be ended, by a session of any age', async () => {
    house.clock.pass(FRESH_MS + 1);
    expect((await amal.browser.ask('GET', '/session/mine')).status).toBe(200);
    expect((await amal.browser.ask('DELETE', '/session/mine/sessions')).status).toBe(200);
  });

  it('is not found out by guessing the password in a session that was left open', async () => {
    const change = (current: string) =>
      amal.browser.ask('PUT', '/session/mine/password', { password: NEW_PASSWORD, current });
    for (let turn = 0; turn < 10; turn += 1) expect((await change(`guess ${turn}`)).status).toBe(422);
    const held = await change(STAFF_PASSWORD);
    expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
    house.clock.pass(16 * 60_000);
    expect((await change(STAFF_PASSWORD)).status).toBe(200);
  });
});
