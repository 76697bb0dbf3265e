/**
 * The ways into an account, without their pages: by password, by a letter, by joining. What they tell a stranger is the
 * same whether or not there is such an account, and takes the same time.
 */
import { checkPassword, type EmailAddress, LONGEST_PASSWORD, readEmail } from '@masthead/account';
import type { Mail, Message } from '@masthead/mail';
import type { Instant } from '@masthead/model';
import type { Clock, RateLimits } from '@masthead/runtime';
import { accountsIn } from '../accounts/accounts.ts';
import {
  dropTokensOf,
  findJoining,
  findToken,
  issueToken,
  redeemToken,
  type Wanted,
} from '../accounts/one-time-tokens.ts';
import type { Attempts } from '../attempts/attempts.ts';
import { revokeOf } from '../issuer/adapter.ts';
import {
  addressChangingLetter,
  joinedAlreadyLetter,
  joinLetter,
  type LetterHead,
  passwordChangedLetter,
  resetLetter,
  signInLetter,
  unknownLetter,
} from '../letters/letters.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { sessionsIn } from '../sessions/sessions.ts';
import type { AccountRow, IdentityDb, TokenPurpose, TokenRow } from '../store/schema.ts';
import { hashOf, type IdentityDatabase } from '../store/store.ts';

export interface DoorDeps {
  database: IdentityDatabase;
  clock: Clock;
  passwords: Passwords;
  attempts: Attempts;
  limits: RateLimits;
  mail: Pick<Mail, 'putIn'>;
  /** Says that there is something to send. */
  wakeMail(): void;
  head: LetterHead;
}

export type Entering =
  | { is: 'in'; accountId: string }
  | { is: 'email' }
  | { is: 'locked'; until: Instant }
  | { is: 'mismatch'; triesLeft: number };

/** `again` is when another letter may be asked for. */
export type Asked = { is: 'email' } | { is: 'password' } | { is: 'sent'; address: EmailAddress; againAt: Instant };

/** What a letter's link leads to. */
export type Confirmed =
  | { is: 'in'; accountId: string; returnTo: string; hasJoined: boolean }
  /** In another browser than the one that joined: what was typed there may be somebody else's. */
  | { is: 'choose-password' }
  | { is: 'email-changed' }
  | { is: 'over' };

/** What a password is typed into. */
export interface Browser {
  sender: string | undefined;
  /** Whether the account was open in it before. */
  isKnown(accountId: string): boolean;
}

export interface AskingForMail {
  email: string;
  sender: string | undefined;
  returnTo: string;
}

export interface Joining extends AskingForMail {
  /** A secret of the browser that joins. */
  browser: string;
}

export type Doors = ReturnType<typeof createDoors>;

export const mayBePassword = (password: string): boolean =>
  password.length <= LONGEST_PASSWORD && checkPassword(password).meetsReqs;

const BY_LETTER: ReadonlySet<TokenPurpose> = new Set(['join', 'reset', 'sign-in', 'change-email']);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How soon one address may be written to again. */
const AGAIN_AFTER_MS = MINUTE_MS;

export function createDoors(deps: DoorDeps) {
  const { database, clock, passwords, attempts, mail, wakeMail, head, limits } = deps;
  const accounts = accountsIn(database.db);
  const soon = limits({ name: 'letters to an address', most: 1, perMs: AGAIN_AFTER_MS });
  const often = limits({ name: 'letters to an address in an hour', most: 6, perMs: HOUR_MS });
  const fromOne = limits({ name: 'letters asked for by a sender', most: 30, perMs: HOUR_MS });

  /** Nobody can have a stranger's mailbox filled. Who asks too often is told the same, and nothing is sent. */
  async function mayWriteTo(key: string, sender: string | undefined): Promise<boolean> {
    const waits = [
      await soon.take(key),
      await often.take(key),
      sender === undefined ? undefined : await fromOne.take(sender),
    ];
    return waits.every((wait) => wait === undefined);
  }

  async function send(write: (db: IdentityDb) => Promise<Message>): Promise<void> {
    await database.transaction(async (db) => {
      await mail.putIn(db, await write(db));
    });
    wakeMail();
  }

  /** Asks for a letter: `write` makes the one for who has an account, or for who has none. */
  async function askFor(
    { email, sender }: Pick<AskingForMail, 'email' | 'sender'>,
    write: (db: IdentityDb, address: EmailAddress, account: AccountRow | undefined) => Promise<Message>,
  ): Promise<Asked> {
    const address = readEmail(email);
    if (!address) return { is: 'email' };
    const againAt = clock.now() + AGAIN_AFTER_MS;
    if (await mayWriteTo(address.key, sender)) {
      const account = await accounts.byEmail(address.key);
      await send((db) => write(db, address, account));
    }
    return { is: 'sent', address, againAt };
  }

  const tokenFor = (db: IdentityDb, wanted: Wanted): Promise<string> => issueToken(db, wanted, clock.now());

  /** A new password ends whatever is open or under way, wherever it is. */
  async function changePassword(db: IdentityDb, account: AccountRow, passwordHash: string, keep?: string) {
    await accountsIn(db).setPassword(account.id, passwordHash);
    await sessionsIn(db).closeOthers(account.id, keep);
    await revokeOf(db, account.id);
    await dropTokensOf(db, account.id);
    await mail.putIn(db, await passwordChangedLetter(head, account.email));
  }

  return {
    async byPassword(email: string, password: string, { sender, isKnown }: Browser): Promise<Entering> {
      const address = readEmail(email);
      if (!address) return { is: 'email' };
      const account = await accounts.byEmail(address.key);
      const trying = { sender, emailKey: address.key, isKnown: account !== undefined && isKnown(account.id) };
      const until = await attempts.lockedUntil(trying, clock.now());
      if (until !== undefined) return { is: 'locked', until };
      if (await passwords.verify(account?.password_hash ?? null, password)) {
        await attempts.right(trying);
        return { is: 'in', accountId: account?.id ?? '' };
      }
      const triesLeft = await attempts.wrong(trying, clock.now());
      return triesLeft > 0
        ? { is: 'mismatch', triesLeft }
        : { is: 'locked', until: (await attempts.lockedUntil(trying, clock.now())) ?? clock.now() };
    },

    async join({ password, ...joining }: Joining & { password: string }): Promise<Asked> {
      if (!readEmail(joining.email)) return { is: 'email' };
      if (!mayBePassword(password)) return { is: 'password' };
      return writeToWhoJoins(joining, await passwords.hash(password));
    },

    /** The letter once more, in the browser that asked for the first: with the password that was chosen then. */
    async joinAgain(joining: Joining): Promise<Asked> {
      const address = readEmail(joining.email);
      if (!address) return { is: 'email' };
      const begun = await findJoining(database.db, address.email, joining.browser, clock.now());
      return begun ? writeToWhoJoins(joining, begun.password_hash) : { is: 'password' };
    },

    askForLink: ({ returnTo, ...asking }: AskingForMail): Promise<Asked> =>
      askFor(asking, async (db, { email }, account) => {
        if (!account) return unknownLetter(head, email);
        const token = { purpose: 'sign-in', account_id: account.id, email, return_to: returnTo } as const;
        return signInLetter(head, account.email, await tokenFor(db, token));
      }),

    askForPassword: ({ returnTo, ...asking }: AskingForMail): Promise<Asked> =>
      askFor(asking, async (db, { email }, account) => {
        if (!account) return unknownLetter(head, email);
        const token = { purpose: 'reset', account_id: account.id, email, return_to: returnTo } as const;
        return resetLetter(head, account.email, await tokenFor(db, token));
      }),

    /** What the link is about, for the page that asks before it does anything. */
    async look(secret: string): Promise<TokenRow | undefined> {
      const token = await findToken(database.db, secret, clock.now());
      return token && BY_LETTER.has(token.purpose) ? token : undefined;
    },

    async confirm(secret: string, browser: string | undefined): Promise<Confirmed> {
      const now = clock.now();
      const confirmed = await database.transaction(async (db): Promise<Confirmed> => {
        const token = await findToken(db, secret, now);
        switch (token?.purpose) {
          case 'join':
            if (browser === undefined || hashOf(browser) !== token.browser_hash) return { is: 'choose-password' };
            return confirmJoining(db, await redeemToken(db, 'join', secret, now), now);
          case 'sign-in':
            return enter(await redeemToken(db, 'sign-in', secret, now));
          case 'change-email':
            return changeEmail(db, await redeemToken(db, 'change-email', secret, now));
          default:
            return { is: 'over' };
        }
      });
      wakeMail();
      return confirmed;
    },

    /** By the link of a letter: a forgotten password, or one that was chosen in another browser. */
    async choosePassword(secret: string, password: string): Promise<Confirmed | { is: 'password' }> {
      if (!mayBePassword(password)) return { is: 'password' };
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      const chosen = await database.transaction(async (db): Promise<Confirmed> => {
        const joining = await redeemToken(db, 'join', secret, now);
        if (joining) return confirmJoining(db, { ...joining, password_hash: passwordHash }, now);
        const token = await redeemToken(db, 'reset', secret, now);
        const account = token?.account_id ? await accountsIn(db).byId(token.account_id) : undefined;
        if (!token || !account) return { is: 'over' };
        await changePassword(db, account, passwordHash);
        return enter(token);
      });
      wakeMail();
      return chosen;
    },

    changePassword,
  };

  /**
   * What was begun is kept also where there is an account, with a link that nobody gets: asking once more is then answered
   * the same.
   */
  function writeToWhoJoins({ email, sender, returnTo, browser }: Joining, passwordHash: string | null): Promise<Asked> {
    return askFor({ email, sender }, async (db, address, account) => {
      const to = { email: address.email, return_to: returnTo };
      const begun = { ...to, account_id: null, password_hash: passwordHash, browser_hash: hashOf(browser) };
      const joining = await tokenFor(db, { ...begun, purpose: 'join' });
      if (!account) return joinLetter(head, address.email, joining);
      const entering = await tokenFor(db, { ...to, account_id: account.id, purpose: 'sign-in' });
      return joinedAlreadyLetter(head, account.email, entering);
    });
  }

  async function confirmJoining(db: IdentityDb, token: TokenRow | undefined, now: Instant): Promise<Confirmed> {
    const address = readEmail(token?.email ?? '');
    if (!token || !address) return { is: 'over' };
    // Who joined twice and confirms the second has the account of the first, with its password.
    const account = await accountsIn(db).ensure({ ...address, passwordHash: token.password_hash }, now);
    return { is: 'in', accountId: account.id, returnTo: token.return_to, hasJoined: account.login_count === 0 };
  }

  async function changeEmail(db: IdentityDb, token: TokenRow | undefined): Promise<Confirmed> {
    const address = readEmail(token?.email ?? '');
    const account = token?.account_id ? await accountsIn(db).byId(token.account_id) : undefined;
    if (!address || !account || !(await accountsIn(db).setEmail(account.id, address))) return { is: 'over' };
    await dropTokensOf(db, account.id);
    await mail.putIn(db, await addressChangingLetter(head, account.email, true));
    return { is: 'email-changed' };
  }
}

const enter = (token: TokenRow | undefined): Confirmed =>
  token?.account_id
    ? { is: 'in', accountId: token.account_id, returnTo: token.return_to, hasJoined: false }
    : { is: 'over' };
