import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountUser, Profile } from './api.ts';
import {
  AUTH_AT_START,
  type AuthEvent,
  type AuthState,
  authStart,
  isNewAccount,
  isToBeFetched,
  nextAuth,
  viaOf,
} from './auth-state.ts';

const mara: AccountUser = { sub: 'mara', email: { email: 'mara@quill.example' }, login_count: 3 };
const profile: Profile = {
  displayName: 'Mara',
  email: 'mara@quill.example',
  isConfirmed: true,
  since: '2025-03-01T00:00:00Z',
  managedAt: null,
};
const after = (...events: readonly AuthEvent[]): AuthState => events.reduce(nextAuth, AUTH_AT_START);
const at = (address: string) => new URL(address, 'https://masthead.example');

const someUser = fc.record({
  sub: fc.constantFrom('mara', 'ben'),
  email: fc.constant({ email: 'reader@quill.example' }),
  login_count: fc.nat(5),
});
const someEvent = fc.oneof(
  someUser.map((user): AuthEvent => ({ is: 'user', user })),
  fc.constantFrom<AuthEvent>({ is: 'profile', profile }, { is: 'nobody' }, { is: 'logged-out' }),
);
const someEvents = fc.array(someEvent, { maxLength: 12 });

describe('who reads', () => {
  it('is not known at first', () => {
    expect(AUTH_AT_START).toEqual({ fetchComplete: false, loggedIn: false, profile: null, user: undefined });
  });

  it('is somebody when a user is set', () => {
    expect(after({ is: 'user', user: mara })).toEqual({
      fetchComplete: true,
      loggedIn: true,
      profile: null,
      user: mara,
    });
  });

  it('is known to be nobody when asking failed', () => {
    expect(after({ is: 'nobody' })).toEqual({ fetchComplete: true, loggedIn: false, profile: null, user: null });
  });

  it('is nobody after logging out, whose profile is gone with them', () => {
    const state = after({ is: 'user', user: mara }, { is: 'profile', profile }, { is: 'logged-out' });
    expect(state).toEqual({ fetchComplete: true, loggedIn: false, profile: null, user: null });
  });

  it('is somebody exactly where a user is known, and has a profile only then', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const state = after(...events);
        expect(state.loggedIn).toBe(state.user !== null && state.user !== undefined);
        if (state.profile) expect(state.loggedIn).toBe(true);
        expect(state.user === undefined).toBe(!state.fetchComplete);
      }),
    );
  });

  it('never has the profile of somebody else', () => {
    const signedIn = after({ is: 'user', user: mara }, { is: 'profile', profile });
    expect(nextAuth(signedIn, { is: 'user', user: { ...mara, login_count: 4 } }).profile).toBe(profile);
    expect(nextAuth(signedIn, { is: 'user', user: { ...mara, sub: 'ben' } }).profile).toBeNull();
  });

  it('is asked for once: not where it is known, be it that it is nobody', () => {
    expect(isToBeFetched(AUTH_AT_START)).toBe(true);
    expect(isToBeFetched(after({ is: 'nobody' }))).toBe(false);
    expect(isToBeFetched(after({ is: 'user', user: mara }))).toBe(false);
    fc.assert(
      fc.property(fc.array(someEvent, { minLength: 1 }), (events) => {
        const asks = events.filter((event) => event.is !== 'profile');
        fc.pre(asks.length > 0);
        expect(isToBeFetched(after(...events))).toBe(false);
      }),
    );
  });
});

describe('a page begins', () => {
  it.each([
    ['/?code=a&state=b', { code: 'a', state: 'b' }],
    ['/#access_token=t&state=b', { fragment: 'access_token=t&state=b' }],
    ['/?code=a&state=b#access_token=t', { fragment: 'access_token=t' }],
  ])('as a callback at %s', (address, answer) => {
    expect(authStart(at(address), null)).toEqual({ kind: 'callback', answer });
    expect(authStart(at(address), 'auth0')).toEqual({ kind: 'callback', answer });
  });

  it.each(['/', '/?code=a', '/?state=b', '/?code=&state=b', '/#access_token=', '/#top', '/news/a/?code=a&state=b'])(
    'as usual at %s, and with the user where the strategy is stored',
    (address) => {
      expect(authStart(at(address), null)).toEqual({ kind: 'normal' });
      expect(authStart(at(address), 'auth0')).toEqual({ kind: 'stored' });
    },
  );

  it('as usual with a strategy that nobody knows', () => {
    expect(authStart(at('/'), 'other')).toEqual({ kind: 'normal' });
  });
});

describe('an account is new', () => {
  it.each([
    ['/#access_token=t', 0, true],
    ['/#access_token=t', 1, true],
    ['/#access_token=t', 2, false],
    ['/?code=a&state=b', 1, false],
  ])('at %s with %i sign-ins: %s', (address, count, isNew) => {
    const start = authStart(at(address), null);
    if (start.kind !== 'callback') throw new Error('no callback');
    expect(isNewAccount(viaOf(start.answer), { ...mara, login_count: count })).toBe(isNew);
  });
});
