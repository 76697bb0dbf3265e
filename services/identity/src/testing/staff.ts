/** The newsroom's people as their browsers meet them: a jar for the cookie, an authenticator app, a mailbox. */
import { createMail, prepareMail } from '@masthead/mail';
import { type Clock, localRateLimits } from '@masthead/runtime';
import { Secret, TOTP } from 'otpauth';
import { createPasswords } from '../passwords/passwords.ts';
import type { StaffDeps } from '../staff/deps.ts';
import { firstAdminLink, invite } from '../staff/invitations.ts';
import { staffRoutes } from '../staff/staff.ts';
import { type IdentityDatabase, prepareIdentity } from '../store/store.ts';

export const STAFF_SITE = 'https://quill.example';
export const STAFF_PASSWORD = 'correct horse battery';
const START = Date.parse('2026-11-18T09:00:00Z');

interface MovableClock extends Clock {
  pass(ms: number): void;
}

function movableClock(): MovableClock {
  let now = START;
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
  };
}

interface StaffAnswer {
  status: number;
  /** Of `data`, or of the first error. */
  data: Record<string, unknown>;
  message: string;
  headers: Headers;
}

export interface StaffBrowser {
  cookie: string | undefined;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<StaffAnswer>;
}

export interface StaffHouse {
  deps: StaffDeps;
  clock: MovableClock;
  /** What went wrong so far. */
  reported: unknown[];
  /** Every call that there is, such as `GET /api/desk/session`. */
  calls: readonly string[];
  /** How often a password was checked so far. */
  passwordChecks(): number;
  browser(sender?: string): StaffBrowser;
  /** The code that an app with this secret shows now. */
  codeOf(secret: string): string;
  /** The first admin, signed in, with password and authenticator. */
  firstAdmin(email?: string): Promise<Member>;
  /** Somebody who was invited by an admin, came, and is signed in. */
  member(role: StaffRole, email: string, name: string): Promise<Member>;
  /** The token of the newest link that was mailed to an address. */
  mailedToken(email: string): Promise<string>;
}

type StaffRole = Parameters<typeof invite>[1]['role'];

export interface Member {
  id: string;
  browser: StaffBrowser;
  secret: string;
  recoveryCodes: string[];
}

export async function openStaffHouse(database: IdentityDatabase): Promise<StaffHouse> {
  await prepareIdentity(database);
  await prepareMail(database);
  const clock = movableClock();
  const reported: unknown[] = [];
  const passwords = createPasswords('a pepper of this test');
  let checks = 0;
  const deps: StaffDeps = {
    database,
    clock,
    limits: localRateLimits(clock),
    passwords: {
      ...passwords,
      verify(kept, password) {
        checks += 1;
        return passwords.verify(kept, password);
      },
    },
    secret: 'a secret of this installation',
    siteUrl: STAFF_SITE,
    mail: await createMail({
      database,
      clock,
      logger: { warn: (...said) => void reported.push(said) },
      from: { name: 'Masthead', address: 'masthead@quill.example' },
      keptDays: 30,
    }),
    wakeMail() {},
  };
  const routes = staffRoutes({
    ...deps,
    reporter: { report: (error: unknown) => void reported.push(error), count: 0 },
  });

  const browser = (sender = '198.51.100.7'): StaffBrowser => {
    const own: StaffBrowser = {
      cookie: undefined,
      async ask(method, path, body, more = {}) {
        const headers = new Headers({
          origin: STAFF_SITE,
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          ...(own.cookie && { cookie: own.cookie }),
          ...more,
        });
        const request = new Request(`${STAFF_SITE}/api/desk${path}`, {
          method,
          headers,
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        const response = await routes.fetch(request, { sender });
        const set = response.headers.getSetCookie()[0]?.split(';')[0];
        if (set !== undefined) own.cookie = set.endsWith('=') ? undefined : set;
        const said = (await response.json()) as { data?: never; errors?: { message: string }[] };
        return {
          status: response.status,
          data: said.data ?? {},
          message: said.errors?.[0]?.message ?? '',
          headers: response.headers,
        };
      },
    };
    return own;
  };

  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });

  async function join(token: string, person: { name: string; email?: string }): Promise<Member> {
    const own = browser();
    await own.ask('POST', '/session/welcome/person', { token, ...person });
    const { data } = await own.ask('POST', '/session/welcome/authenticator', { token, password: STAFF_PASSWORD });
    const secret = String(data.secret);
    const joined = await own.ask('POST', '/session/welcome/password', {
      token,
      sealed: data.sealed,
      code: codeOf(secret),
    });
    if (joined.status !== 200) throw new Error(`${joined.status} ${joined.message}`);
    const { id } = joined.data.person as { id: string };
    return { id, browser: own, secret, recoveryCodes: joined.data.recoveryCodes as string[] };
  }

  const mailedToken = async (email: string): Promise<string> => {
    const letters = await database.db.selectFrom('mail').selectAll().orderBy('created_at').execute();
    const letter = letters.findLast((row) => row.recipient === email);
    return /token=([\w-]{43})/.exec(String(letter?.text))?.[1] ?? '';
  };

  return {
    deps,
    clock,
    reported,
    calls: routes.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`)),
    passwordChecks: () => checks,
    browser,
    codeOf,
    mailedToken,
    async firstAdmin(email = 'amal@quill.example') {
      const link = new URL((await firstAdminLink(deps)) ?? '');
      return join(link.searchParams.get('token') ?? '', { name: 'Amal Haddad', email });
    },
    async member(role, email, name) {
      await invite(deps, { email, role, by: 'Amal Haddad' });
      return join(await mailedToken(email), { name });
    },
  };
}
