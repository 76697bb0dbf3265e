/** Runs the same tests with each issuer that a site may have: our own, and another that is configured apart from it. */
import { describeEachEngine, describeWithDatabase, type Suite } from '@masthead/storage/testing';
import { afterAll } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { Landed, TestBrowser } from './browser.ts';
import { startOutsideIssuer } from './outside-issuer.ts';
import { baseOf, join, newBrowser, PASSWORD } from './reader.ts';
import { type IdentityOptions, type StartedIdentity, startIdentity } from './start-identity.ts';

/** What readers do differs by issuer; what the site makes of it does not. */
interface Readers {
  /** A browser in which somebody is signed in for the first time. */
  join(email: string): Promise<TestBrowser>;
  /** Goes through a sign-in; `address` is how it begins. */
  signIn(browser: TestBrowser, email: string, address?: string | URL): Promise<Landed>;
  /** Begins one, and says no at the issuer. */
  giveUp(browser: TestBrowser, address: string): Promise<Landed>;
}

export interface SiteWithIssuer extends Readers {
  database: IdentityDatabase;
  identity: StartedIdentity;
}

/** Starts a site of the suite's own; it is ended after the suite. */
export type StartSite = (options?: IdentityOptions) => Promise<SiteWithIssuer>;

const RETURNING = '/user/login/?returnTo=/reviews/';

/**
 * For every rule of the site's own half: it is a client of any issuer. What is not tested with this is of one issuer.
 * Of ours: what its hosted pages do (joining, letters, passwords, passkeys, guessing, a social connection), what it
 * keeps (keys, what it has issued), the change of a password or an address, and the answer in the fragment, which is
 * asked for only from ours. Of another: that an address must have been checked there, and that a log-out leads there.
 *
 * The SQL is the same with both, so that another issuer is tried on one engine unless all are asked for.
 */
export function describeEachIssuer(name: string, suite: (start: StartSite) => void): void {
  describeEachEngine(`${name}, with our own issuer`, (context) => suite(starting(context, withOwn)));
  describeWithDatabase(`${name}, with another issuer`, (context) => suite(starting(context, withAnother)));
}

type Cleanup = () => Promise<void>;
type Start = (database: IdentityDatabase, options: IdentityOptions, cleanups: Cleanup[]) => Promise<SiteWithIssuer>;

function starting({ open }: Suite, start: Start): StartSite {
  const cleanups: Cleanup[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });
  return async (options = {}) => start(await open<IdentitySchema>(), options, cleanups);
}

const withOwn: Start = async (database, options, cleanups) => {
  const identity = await startIdentity(database, options);
  cleanups.push(identity.close);
  return {
    database,
    identity,
    join: (email) => join(identity, email),
    signIn: async (browser, email, address = RETURNING) =>
      browser.submit(baseOf(await browser.open(address)), { email, password: PASSWORD }),
    giveUp: async (browser, address) => browser.submit(`${baseOf(await browser.open(address))}cancel/`, {}),
  };
};

const withAnother: Start = async (database, options, cleanups) => {
  const { outside, identity } = await startWithAnother(database, options);
  cleanups.push(outside.close, identity.close);
  async function signIn(browser: TestBrowser, email: string, address: string | URL = RETURNING): Promise<Landed> {
    outside.reader = { sub: `lantern|${email}`, email, email_verified: true };
    return browser.open(address);
  }
  return {
    database,
    identity,
    signIn,
    async join(email) {
      const browser = newBrowser(identity);
      await signIn(browser, email);
      return browser;
    },
    async giveUp(browser, address) {
      outside.refuses = true;
      const landed = await browser.open(address);
      outside.refuses = false;
      return landed;
    },
  };
};

/** A site whose issuer is the other one. */
export async function startWithAnother(database: IdentityDatabase, options: IdentityOptions = {}) {
  let siteUrl: URL | undefined;
  const outside = await startOutsideIssuer(() => ['/', '/user/callback/'].map((path) => new URL(path, siteUrl).href));
  const { issuer, clientId, clientSecret } = outside;
  const identity = await startIdentity(database, { ...options, outside: { issuer, clientId, clientSecret } });
  ({ siteUrl } = identity);
  return { outside, identity };
}
