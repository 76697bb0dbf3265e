/** The flows of accounts against a service that answers as the contract says. */
import { AUTH_AT_START, type AuthStart, STRATEGY, STRATEGY_KEY } from '@masthead/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HAPPENED } from '../../base/happened.ts';
import { account } from './account.ts';
import { askForNewPassword, createSession } from './session.ts';

const user = { sub: '6f0c9d5e-0000-4000-8000-000000000001', email: { email: 'mara@quill.example' }, login_count: 3 };
const profile = { displayName: 'Mara', email: 'mara@quill.example', isConfirmed: true, since: '2025', managedAt: null };

interface Asked {
  method: string;
  path: string;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
}

let asked: Asked[];
let told: string[];
let stored: Map<string, string>;
let identified: string[];
let addresses: string[];
let answers: Record<string, () => Response>;

const calls = () => asked.map(({ method, path }) => `${method} ${path}`);
const started = (start: AuthStart) => sessionHere().start(start);
const sessionHere = () =>
  createSession({
    identify: { as: (id) => identified.push(id), forget: () => identified.push('nobody') },
    replaceAddress: (path) => addresses.push(`replaced by ${path}`),
    goTo: (path) => addresses.push(`gone to ${path}`),
  });

beforeEach(() => {
  [asked, told, identified, addresses] = [[], [], [], []];
  stored = new Map([[STRATEGY_KEY, STRATEGY]]);
  answers = {
    'GET /api/account/user': () => Response.json({ user, token: 'short' }),
    'POST /api/account/callback': () => Response.json({ returnTo: '/' }),
    'POST /api/account/logout': () => Response.json({ goTo: '/' }),
    'GET /api/account/profile': () => Response.json({ data: { profile } }),
    'PUT /api/account/profile': () => Response.json({ data: { profile: { ...profile, displayName: 'Mara Q.' } } }),
    'POST /api/account/discussion': () => Response.json({ token: 'to discuss' }),
    'POST /identity/dbconnections/change_password': () => new Response('We have sent a mail.'),
  };
  account.set({ auth: AUTH_AT_START, kept: undefined });
  const events = new EventTarget();
  events.addEventListener(HAPPENED, (event) => event instanceof CustomEvent && told.push(event.detail.name));
  vi.stubGlobal('dispatchEvent', (event: Event) => events.dispatchEvent(event));
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method, path, headers: new Headers(init.headers), credentials: init.credentials, body });
    return answers[`${method} ${path}`]?.() ?? new Response(null, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('at the start of a page', () => {
  it('nobody is asked for without a stored strategy', async () => {
    await started({ kind: 'normal' });
    expect(asked).toEqual([]);
    expect(account.get().auth).toMatchObject({ user: null, loggedIn: false });
  });

  it('the user of a stored strategy is asked for, once', async () => {
    const session = sessionHere();
    await session.start({ kind: 'stored' });
    await session.start({ kind: 'stored' });
    expect(calls()).toEqual(['GET /api/account/user']);
    expect(account.get().auth).toMatchObject({ user, loggedIn: true, fetchComplete: true });
    expect([identified, told]).toEqual([[user.sub], []]);
  });

  it('who is not signed in any more is forgotten, and that fails', async () => {
    answers['GET /api/account/user'] = () => new Response(null, { status: 401 });
    await expect(started({ kind: 'stored' })).rejects.toThrow('error fetching user');
    expect(stored.has(STRATEGY_KEY)).toBe(false);
    expect(account.get().auth).toEqual({ fetchComplete: true, loggedIn: false, profile: null, user: null });
  });

  it('nobody is asked for again where it is known to be nobody', async () => {
    account.set({ auth: { ...AUTH_AT_START, user: null }, kept: undefined });
    await started({ kind: 'stored' });
    expect(asked).toEqual([]);
  });
});

describe('coming back from a sign-in', () => {
  it.each([[{ code: 'a', state: 'b' }], [{ fragment: 'access_token=t' }]])(
    'hands %j on, and leaves the root',
    async (answer) => {
      stored.clear();
      await started({ kind: 'callback', answer });
      expect(calls()).toEqual(['POST /api/account/callback', 'GET /api/account/user']);
      expect(asked[0]?.body).toEqual(answer);
      expect(addresses).toEqual(['replaced by /']);
      expect(stored.get(STRATEGY_KEY)).toBe('auth0');
      expect(account.get().auth.loggedIn).toBe(true);
    },
  );

  it('says that it failed, and leaves the address all the same', async () => {
    answers['POST /api/account/callback'] = () => new Response(null, { status: 400 });
    await expect(started({ kind: 'callback', answer: { code: 'a', state: 'b' } })).rejects.toThrow(
      'Failed to log user in',
    );
    expect([addresses, told]).toEqual([['replaced by /'], []]);
  });

  it.each([
    [{ fragment: 'access_token=t' }, 1, ['login', 'account_created']],
    [{ fragment: 'access_token=t' }, 2, ['login']],
    [{ code: 'a', state: 'b' }, 1, ['login']],
  ])('%j with %i sign-ins is told as %j', async (answer, count, names) => {
    answers['GET /api/account/user'] = () => Response.json({ user: { ...user, login_count: count }, token: 't' });
    await started({ kind: 'callback', answer });
    expect(told).toEqual(names);
  });
});

it('logging out clears user, profile, strategy and who was identified, and goes to the root', async () => {
  const session = sessionHere();
  await session.start({ kind: 'stored' });
  await session.loadProfile();
  await session.logOut();
  expect(account.get()).toEqual({
    auth: { fetchComplete: true, loggedIn: false, profile: null, user: null },
    kept: undefined,
  });
  expect(stored.has(STRATEGY_KEY)).toBe(false);
  expect([identified.at(-1), told, addresses]).toEqual(['nobody', ['logout'], ['gone to /']]);
  expect(calls().at(-1)).toBe('POST /api/account/logout');
});

describe('the profile', () => {
  it('is read with the token and credentials, at its key', async () => {
    const session = sessionHere();
    await session.start({ kind: 'stored' });
    expect(await session.loadProfile()).toEqual(profile);
    expect(asked.at(-1)).toMatchObject({ path: '/api/account/profile', credentials: 'include' });
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer short');
    expect(account.get().auth.profile).toEqual(profile);
  });

  it('is read with a new token where the old one has run out', async () => {
    const session = sessionHere();
    await session.start({ kind: 'stored' });
    const [first, second] = [() => new Response(null, { status: 401 }), () => Response.json({ data: { profile } })];
    answers['GET /api/account/profile'] = () => (asked.length < 3 ? first() : second());
    expect(await session.loadProfile()).toEqual(profile);
  });

  it('is written with credentials', async () => {
    const session = sessionHere();
    await session.start({ kind: 'stored' });
    await session.saveProfile({ displayName: 'Mara Q.' });
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', credentials: 'include', body: { displayName: 'Mara Q.' } });
    expect(account.get().auth.profile?.displayName).toBe('Mara Q.');
  });

  it('says in the words of the catalogue what failed', async () => {
    const session = sessionHere();
    await session.start({ kind: 'stored' });
    answers['GET /api/account/profile'] = answers['PUT /api/account/profile'] = () =>
      new Response(null, { status: 500 });
    await expect(session.loadProfile()).rejects.toThrow('Failed to get user profile');
    await expect(session.saveProfile({ displayName: '' })).rejects.toThrow('Failed to update user profile');
  });
});

it('a new password is asked for without credentials, by client, address and connection', async () => {
  await askForNewPassword('mara@quill.example');
  expect(asked[0]).toMatchObject({ credentials: 'omit', method: 'POST' });
  expect(Object.keys(asked[0]?.body ?? {})).toEqual(['client_id', 'email', 'connection']);
});

it('the login of a discussion is asked for with the token', async () => {
  const session = sessionHere();
  await session.start({ kind: 'stored' });
  expect(await session.discussionToken()).toBe('to discuss');
  expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer short');
});
