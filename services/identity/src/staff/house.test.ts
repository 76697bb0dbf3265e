import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import { type Member, openStaffHouse, STAFF_PASSWORD, type StaffHouse } from '../testing/staff.ts';
import { firstAdminLink, linkFor } from './invitations.ts';

const DAY_MS = 86_400_000;
const tokenIn = (link: string | undefined): string => new URL(link ?? 'x:').searchParams.get('token') ?? '';

describeEachEngine('the first admin', ({ open }) => {
  it('comes by a link that is good once, for a day, and while there is no other', async () => {
    const house = await openStaffHouse(await open<IdentitySchema>());
    const late = tokenIn(await firstAdminLink(house.deps));
    house.clock.pass(DAY_MS);
    const [one, two] = [tokenIn(await firstAdminLink(house.deps)), tokenIn(await firstAdminLink(house.deps))];
    const look = (token: string) => house.browser().ask('POST', '/session/welcome', { token });
    expect(
      await Promise.all([late, one, two, 'x'.repeat(43)].map(async (token) => (await look(token)).status)),
    ).toEqual([410, 200, 200, 410]);
    // Whoever said who they are and went away has no other way in than the one who stayed.
    const introduce = (token: string, name: string, email: string) =>
      house.browser().ask('POST', '/session/welcome/person', { token, name, email });
    expect((await introduce(two, 'Left Early', 'left@quill.example')).status).toBe(200);
    await introduce(one, 'Amal Haddad', 'amal@quill.example');
    const browser = house.browser();
    const { data } = await browser.ask('POST', '/session/welcome/authenticator', {
      token: one,
      password: STAFF_PASSWORD,
    });
    const join = () =>
      browser.ask('POST', '/session/welcome/password', {
        token: one,
        sealed: data.sealed,
        code: house.codeOf(String(data.secret)),
      });
    expect((await join()).status).toBe(200);
    expect([(await join()).status, (await look(one)).status, (await look(two)).status]).toEqual([410, 410, 410]);
    expect(await firstAdminLink(house.deps)).toBeUndefined();
    const rows = JSON.stringify(await house.deps.database.db.selectFrom('staff_invitations').selectAll().execute());
    expect(rows).not.toContain(two);
  });

  it('is nobody who has set up nothing', async () => {
    const house = await openStaffHouse(await open<IdentitySchema>());
    const token = tokenIn(await firstAdminLink(house.deps));
    const browser = house.browser();
    await browser.ask('POST', '/session/welcome/person', { token, name: 'Amal Haddad', email: 'amal@quill.example' });
    const { data } = await browser.ask('POST', '/session/welcome/authenticator', { token, password: STAFF_PASSWORD });
    const wrong = { token, sealed: data.sealed, code: '000000' };
    expect((await browser.ask('POST', '/session/welcome/password', wrong)).status).toBe(422);
    const forged = { token, sealed: 'a.b.c', code: house.codeOf(String(data.secret)) };
    expect((await browser.ask('POST', '/session/welcome/password', forged)).status).toBe(409);
    expect((await browser.ask('GET', '/session')).data.person).toBeNull();
    expect(await firstAdminLink(house.deps)).toBeDefined();
  });
});

describeEachEngine('the newsroom’s people', ({ open }) => {
  let house: StaffHouse;
  let amal: Member;
  beforeAll(async () => {
    house = await openStaffHouse(await open<IdentitySchema>());
    amal = await house.firstAdmin();
  });

  const invite = (email: string, role = 'editor') => amal.browser.ask('POST', '/staff', { email, role });
  const entry = async (id: string) => {
    const { data } = await amal.browser.ask('GET', '/staff');
    return (data as unknown as { id: string }[]).find((each) => each.id === id);
  };

  it('are invited by mail, and come as what they were invited', async () => {
    const { status, data } = await invite('ines@quill.example');
    expect([status, data]).toMatchObject([201, { state: 'invited', role: 'editor', email: 'ines@quill.example' }]);
    const token = await house.mailedToken('ines@quill.example');
    const browser = house.browser();
    expect((await browser.ask('POST', '/session/welcome', { token })).data).toEqual({
      email: 'ines@quill.example',
      name: null,
      role: 'editor',
    });
    const other = { token, name: 'Ines Okafor', email: 'somebody-else@quill.example' };
    expect((await browser.ask('POST', '/session/welcome/person', other)).data.email).toBe('ines@quill.example');
  });

  it('are invited once, at an address that mail can go to', async () => {
    await invite('once@quill.example');
    expect((await invite('ONCE@quill.example')).status).toBe(409);
    for (const address of ['no address', 'a@quill.example\r\nBcc: all@quill.example', 'аmal@quill.example'])
      expect((await invite(address)).status).toBe(422);
  });

  it('have names that cannot be taken for another’s or for a header', async () => {
    await invite('twin@quill.example');
    const token = await house.mailedToken('twin@quill.example');
    const named = async (name: string) =>
      (await house.browser().ask('POST', '/session/welcome/person', { token, name })).status;
    expect(await named('AMAL  haddad')).toBe(409);
    expect(await named('Amal\r\nBcc: all@quill.example')).toBe(422);
    expect(await named('Amal Haddad\u200b')).toBe(422);
    expect(await named('Amal B. Haddad')).toBe(200);
  });

  it('get a new link, which ends the one before; and an invitation can be taken back', async () => {
    const { data } = await invite('again@quill.example');
    const before = await house.mailedToken('again@quill.example');
    house.clock.pass(1000);
    await amal.browser.ask('POST', `/staff/${data.id}/invitation`);
    const after = await house.mailedToken('again@quill.example');
    const look = async (token: string) => (await house.browser().ask('POST', '/session/welcome', { token })).status;
    expect([after === before, await look(before), await look(after)]).toEqual([false, 410, 200]);
    expect((await amal.browser.ask('DELETE', `/staff/${data.id}/invitation`)).status).toBe(200);
    expect([await look(after), await entry(String(data.id))]).toEqual([410, undefined]);
  });

  it('come by their link once', async () => {
    await house.member('author', 'once-only@quill.example', 'Once Only');
    const token = await house.mailedToken('once-only@quill.example');
    for (const path of ['', '/passkey-options'])
      expect((await house.browser().ask('POST', `/session/welcome${path}`, { token })).status).toBe(410);
  });

  it('have an invitation for three days', async () => {
    await invite('late@quill.example');
    const token = await house.mailedToken('late@quill.example');
    house.clock.pass(3 * DAY_MS);
    expect((await house.browser().ask('POST', '/session/welcome', { token })).status).toBe(410);
    amal = await back(house, amal);
  });

  it('are suspended at once, wherever they are signed in, and let in again', async () => {
    const mina = await house.member('editor', 'mina@quill.example', 'Mina Park');
    const who = async () => (await mina.browser.ask('GET', '/session')).data.person;
    expect(await who()).toMatchObject({ name: 'Mina Park' });
    await amal.browser.ask('POST', `/staff/${mina.id}/suspend`);
    expect(await who()).toBeNull();
    const tries = house.browser();
    const signIn = () =>
      tries.ask('POST', '/session/password', { email: 'mina@quill.example', password: STAFF_PASSWORD });
    const [refused, stranger] = [
      await signIn(),
      await tries.ask('POST', '/session/password', { email: 'nobody@quill.example', password: STAFF_PASSWORD }),
    ];
    expect([refused.status, refused.message]).toEqual([401, stranger.message]);
    expect((await amal.browser.ask('POST', `/staff/${mina.id}/invitation`)).status).toBe(409);
    await amal.browser.ask('POST', `/staff/${mina.id}/resume`);
    expect((await signIn()).status).toBe(200);
  });

  it('have another role from the next request on', async () => {
    const sol = await house.member('author', 'sol@quill.example', 'Sol Bianchi');
    await amal.browser.ask('PUT', `/staff/${sol.id}/role`, { role: 'producer' });
    expect((await sol.browser.ask('GET', '/session')).data.person).toMatchObject({ role: 'producer' });
    expect((await amal.browser.ask('PUT', `/staff/${sol.id}/role`, { role: 'owner' })).status).toBe(422);
  });

  it('have their sessions ended', async () => {
    const kofi = await house.member('ads', 'kofi@quill.example', 'Kofi Mensah');
    await amal.browser.ask('DELETE', `/staff/${kofi.id}/sessions`);
    expect((await kofi.browser.ask('GET', '/session')).data.person).toBeNull();
  });

  it('never lose their last admin, not even when two go at once', async () => {
    const fresh = await openStaffHouse(await open<IdentitySchema>());
    const one = await fresh.firstAdmin();
    const only = (path: string, method: string, body?: unknown) =>
      one.browser.ask(method, `/staff/${one.id}${path}`, body);
    expect((await only('/role', 'PUT', { role: 'editor' })).status).toBe(409);
    expect((await only('/suspend', 'POST')).status).toBe(409);
    const two = await fresh.member('admin', 'dana@quill.example', 'Dana Whitlock');
    const outcomes = await Promise.all([
      one.browser.ask('PUT', `/staff/${two.id}/role`, { role: 'editor' }),
      two.browser.ask('PUT', `/staff/${one.id}/role`, { role: 'editor' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()[0]).toBe(200);
    const admins = await fresh.deps.database.db.selectFrom('staff').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  it('come back by a link of whoever has the machine', async () => {
    const yuki = await house.member('editor', 'yuki@quill.example', 'Yuki Arai');
    const token = tokenIn(await linkFor(house.deps, 'Yuki@quill.example'));
    const looked = await house.browser().ask('POST', '/session/welcome', { token });
    expect(looked.data).toMatchObject({ name: 'Yuki Arai', role: 'editor' });
    expect((await yuki.browser.ask('GET', '/session')).data.person).not.toBeNull();
    await expect(linkFor(house.deps, 'nobody@quill.example')).rejects.toThrow('Nobody here has the address');
  });

  it('are told of in the log: what was done, to whom, by whom', async () => {
    const { data } = await invite('logged@quill.example', 'ads');
    await amal.browser.ask('DELETE', `/staff/${data.id}/invitation`);
    const log = await amal.browser.ask('GET', '/staff/log');
    expect(log.data).toMatchObject({
      0: { event: 'invitation-revoked', who: 'logged@quill.example', by: 'Amal Haddad' },
      1: { event: 'invited', who: 'logged@quill.example', by: 'Amal Haddad', detail: 'ads' },
    });
  });
});

/** Somebody whose session has run out, signed in again. */
async function back(house: StaffHouse, member: Member): Promise<Member> {
  const email = 'amal@quill.example';
  const { data } = await member.browser.ask('POST', '/session/password', { email, password: STAFF_PASSWORD });
  await member.browser.ask('POST', '/session/code', { ticket: data.ticket, code: house.codeOf(member.secret) });
  return member;
}
