/** Who may send which call of the newsroom's people: every call that there is, with every role. */
import { DESK_SESSION_API, DESK_STAFF_API, mayDo, type Right, STAFF_ROLES } from '@masthead/account';
import { statusOf } from '@masthead/runtime';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import { openStaffHouse, type StaffBrowser, type StaffHouse } from '../testing/staff.ts';
import {
  changeRole,
  endSessionsOf,
  inviteSomebody,
  removePasskeyOf,
  resume,
  sendNewLink,
  suspend,
  takeInvitationBack,
} from './house.ts';

/** A call that is not here fails. */
const CALLS: Readonly<Record<string, Right | 'nobody' | 'signed in'>> = {
  'GET /session': 'nobody',
  'POST /session/password': 'nobody',
  'POST /session/code': 'nobody',
  'POST /session/passkey-options': 'nobody',
  'POST /session/passkey': 'nobody',
  'POST /session/end': 'signed in',
  'POST /session/welcome': 'nobody',
  'POST /session/welcome/person': 'nobody',
  'POST /session/welcome/passkey-options': 'nobody',
  'POST /session/welcome/passkey': 'nobody',
  'POST /session/welcome/authenticator': 'nobody',
  'POST /session/welcome/password': 'nobody',
  'GET /session/mine': 'signed in',
  'POST /session/mine/passkey-options': 'signed in',
  'POST /session/mine/passkeys': 'signed in',
  'DELETE /session/mine/passkeys/:id': 'signed in',
  'POST /session/mine/authenticator': 'signed in',
  'POST /session/mine/password': 'signed in',
  'PUT /session/mine/password': 'signed in',
  'POST /session/mine/recovery-codes': 'signed in',
  'DELETE /session/mine/sessions': 'signed in',
  'DELETE /session/mine/sessions/:id': 'signed in',
  'GET /staff': 'people',
  'GET /staff/log': 'people',
  'POST /staff': 'people',
  'GET /staff/:id': 'people',
  'PUT /staff/:id/role': 'people',
  'POST /staff/:id/suspend': 'people',
  'POST /staff/:id/resume': 'people',
  'POST /staff/:id/invitation': 'people',
  'DELETE /staff/:id/invitation': 'people',
  'DELETE /staff/:id/sessions': 'people',
  'DELETE /staff/:id/passkeys/:passkey': 'people',
};

describeEachEngine('the calls of the newsroom’s people', ({ open }) => {
  let house: StaffHouse;
  beforeAll(async () => {
    house = await openStaffHouse(await open<IdentitySchema>());
  });

  function send(browser: StaffBrowser, call: string) {
    const [method = '', route = ''] = call.split(' ');
    return browser.ask(method, route.replaceAll(/:\w+/g, 'none'), method === 'GET' ? undefined : {});
  }

  it('are all in the table', () => {
    expect([DESK_SESSION_API, DESK_STAFF_API]).toEqual(['/api/desk/session', '/api/desk/staff']);
    expect(house.calls.map((call) => call.replace('/api/desk', '')).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.entries(CALLS))('%s is for %s at the least', async (call, least) => {
    expect((await send(house.browser(), call)).status === 401).toBe(least !== 'nobody');
  });

  describe.each(STAFF_ROLES)('%s', (role) => {
    it('is refused what the table of rights does not give', async () => {
      const { browser, id } = await house.member(role, `${role}@quill.example`, `The ${role}`);
      const said = await house.deps.database.db.selectFrom('staff').selectAll().where('id', '=', id).execute();
      for (const [call, right] of Object.entries(CALLS)) {
        if (right === 'nobody' || right === 'signed in') continue;
        const { status, message } = await send(browser, call);
        expect([call, status === 403, status === 401]).toEqual([call, !mayDo(role, right), false]);
        if (status === 403) expect(message).toBe(`Your role, ${role}, may not invite people and change roles`);
      }
      expect(await house.deps.database.db.selectFrom('staff').selectAll().where('id', '=', id).execute()).toEqual(said);
    });
  });

  describe('a use case about people', () => {
    it.each([...STAFF_ROLES])('asks for the right, whichever door led to it: %s', async (role) => {
      const person = { id: 'x', name: 'Somebody', email: 'x@quill.example', role };
      const { deps } = house;
      const uses = [
        () => inviteSomebody(deps, person, { email: 'no address', role: 'admin' }),
        () => sendNewLink(deps, person, 'none'),
        () => takeInvitationBack(deps, person, 'none'),
        () => changeRole(deps, person, 'none', 'admin'),
        () => suspend(deps, person, 'none'),
        () => resume(deps, person, 'none'),
        () => endSessionsOf(deps, person, 'none'),
        () => removePasskeyOf(deps, person, 'none', 'none'),
      ];
      for (const use of uses) {
        const status = await use().then(() => 200, statusOf);
        expect(status === 403).toBe(!mayDo(role, 'people'));
      }
    });
  });
});
