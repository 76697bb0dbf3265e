/**
 * Signing in and out as the page does it: start-up, the way back from a sign-in, the user, their profile. The state is
 * `account`; what may happen to it is said by `@masthead/account`.
 */
import {
  AUTH_MESSAGES,
  AuthError,
  type AuthStart,
  CHANGE_PASSWORD_PATH,
  CLIENT_ID,
  isNewAccount,
  isToBeFetched,
  PASSWORD_CONNECTION,
  PROFILE_SCOPE,
  type Profile,
  STRATEGY,
  STRATEGY_KEY,
  viaOf,
  type WhoReads,
} from '@masthead/account';
import { tellHappening } from '../../base/happened.ts';
import { account, applyAuth } from './account.ts';
import { answerOf, CallFailed, callAccount, JSON_BODY, property, reach } from './calls.ts';
import { store } from './stored.ts';

const MEASURED = { version: 1, category: 'C0002' } as const;

/** Told to whoever counts that the visitor is this account, and that they no longer are. */
export interface Identify {
  as(account: string): void;
  forget(): void;
}

export interface Session {
  /** Once for each document. */
  start(start: AuthStart): Promise<void>;
  /** Somebody signed in over the page. */
  signedIn(via: 'code' | 'fragment'): Promise<void>;
  logOut(): Promise<void>;
  loadProfile(): Promise<Profile>;
  saveProfile(changes: Pick<Profile, 'displayName'>): Promise<Profile>;
  /** The login of a discussion; see AU-19. */
  discussionToken(): Promise<string>;
}

interface SessionParts {
  identify: Identify;
  /** Puts another address in the place of this one, without going there. */
  replaceAddress(path: string): void;
  goTo(path: string): void;
}

export function createSession({ identify, replaceAddress, goTo }: SessionParts): Session {
  let token = '';

  /** Whoever the cookie names; nobody where it names none, and then nothing is stored any more. */
  async function fetchUser(): Promise<void> {
    try {
      const { user, token: given } = whoReads(await callAccount('GET', '/user'));
      token = given;
      applyAuth({ is: 'user', user });
      store(STRATEGY_KEY, STRATEGY);
      identify.as(user.sub);
    } catch (error) {
      store(STRATEGY_KEY, null);
      applyAuth({ is: 'nobody' });
      throw new AuthError(AUTH_MESSAGES.user, { cause: error });
    }
  }

  function tellSignedIn(via: 'code' | 'fragment'): void {
    const { user } = account.get().auth;
    if (!user) return;
    tellHappening({ ...MEASURED, name: 'login', method: STRATEGY });
    if (isNewAccount(via, user)) tellHappening({ ...MEASURED, name: 'account_created', method: STRATEGY });
  }

  async function comeBack(answer: Extract<AuthStart, { kind: 'callback' }>['answer']): Promise<void> {
    try {
      await callAccount('POST', '/callback', answer);
    } catch (cause) {
      applyAuth({ is: 'nobody' });
      throw new AuthError(AUTH_MESSAGES.login, { cause });
    } finally {
      replaceAddress('/');
    }
    await fetchUser();
    tellSignedIn(viaOf(answer));
  }

  /** The token is good for minutes: one that has run out is asked for again, once. */
  async function withToken(ask: (bearer: HeadersInit) => Promise<unknown>): Promise<unknown> {
    try {
      return await ask({ authorization: `Bearer ${token}` });
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 401) throw error;
      await fetchUser();
      return ask({ authorization: `Bearer ${token}` });
    }
  }

  return {
    async start(start) {
      if (start.kind === 'callback') return comeBack(start.answer);
      if (start.kind === 'stored' && isToBeFetched(account.get().auth)) return fetchUser();
      if (account.get().auth.user === undefined) applyAuth({ is: 'nobody' });
    },

    async signedIn(via) {
      await fetchUser();
      tellSignedIn(via);
    },

    async logOut() {
      tellHappening({ ...MEASURED, name: 'logout' });
      identify.forget();
      store(STRATEGY_KEY, null);
      token = '';
      // Also where it fails: whoever wants out sees nothing of theirs any more.
      const told = await callAccount('POST', '/logout', {}).catch(reportError);
      applyAuth({ is: 'logged-out' });
      // Another issuer has a session of its own to end, and leads back from there.
      const end = property(told, 'goTo');
      goTo(typeof end === 'string' ? end : '/');
    },

    async loadProfile() {
      try {
        const told = await withToken((bearer) => callAccount('GET', '/profile', undefined, sent(bearer)));
        const profile = profileIn(told);
        applyAuth({ is: 'profile', profile });
        return profile;
      } catch (cause) {
        throw new AuthError(AUTH_MESSAGES.profile, { cause });
      }
    },

    async saveProfile(changes) {
      try {
        const told = await callAccount('PUT', '/profile', changes, { credentials: 'include' });
        const profile = profileIn(told);
        applyAuth({ is: 'profile', profile });
        return profile;
      } catch (cause) {
        throw new AuthError(AUTH_MESSAGES.update, { cause });
      }
    },

    async discussionToken() {
      const told = await withToken((bearer) => callAccount('POST', '/discussion', undefined, sent(bearer)));
      const given = property(told, 'token');
      if (typeof given !== 'string') throw new AuthError(AUTH_MESSAGES.login);
      return given;
    },
  };
}

const sent = (headers: HeadersInit): RequestInit => ({ headers, credentials: 'include' });

/** Asks for a mail with a link that sets a new password. Nothing is told of who asks. */
export async function askForNewPassword(email: string): Promise<void> {
  const body = JSON.stringify({ client_id: CLIENT_ID, email, connection: PASSWORD_CONNECTION });
  await answerOf(await reach(CHANGE_PASSWORD_PATH, { method: 'POST', credentials: 'omit', headers: JSON_BODY, body }));
}

function whoReads(told: unknown): WhoReads {
  const user = property(told, 'user');
  const [sub, email, count] = [
    property(user, 'sub'),
    property(property(user, 'email'), 'email'),
    property(user, 'login_count'),
  ];
  const token = property(told, 'token');
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof count !== 'number' || typeof token !== 'string')
    throw new TypeError('The answer names no user');
  return { user: { sub, email: { email }, login_count: count }, token };
}

function profileIn(told: unknown): Profile {
  const profile = property(property(told, 'data'), PROFILE_SCOPE);
  const [displayName, email, since, managedAt] = ['displayName', 'email', 'since', 'managedAt'].map((name) =>
    property(profile, name),
  );
  if (typeof displayName !== 'string' || typeof email !== 'string' || typeof since !== 'string')
    throw new TypeError('The answer has no profile');
  return {
    displayName,
    email,
    since,
    isConfirmed: property(profile, 'isConfirmed') === true,
    managedAt: typeof managedAt === 'string' ? managedAt : null,
  };
}
