/** Identity on a port of its own, with real mail that is kept, and pages that say in JSON which they are. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { HostedPage } from '@masthead/account';
import { createMail } from '@masthead/mail';
import { type Clock, createErrorReporter, type Logger, localRateLimits } from '@masthead/runtime';
import { createIdentityService, type IdentityDeps, type IdentityService } from '../service.ts';
import { type IdentityDatabase, prepareIdentity } from '../store/store.ts';

export const SECRET = 'a secret of this installation, long enough';

/** A clock that tests turn. */
interface TestClock extends Clock {
  pass(ms: number): void;
}

function createTestClock(): TestClock {
  let passed = 0;
  return {
    now: () => Date.now() + passed,
    pass(ms) {
      passed += ms;
    },
  };
}

export interface StartedIdentity {
  siteUrl: URL;
  /** Where it can be reached. */
  listensAt: URL;
  clock: TestClock;
  readerOf: IdentityService['readerOf'];
  /** What was written to an address, newest first. */
  lettersTo(address: string): Promise<{ subject: string; text: string }[]>;
  /** Lines that were logged. */
  logged: string[];
  close(): Promise<void>;
}

export type IdentityOptions = Partial<Pick<IdentityDeps, 'outside' | 'social' | 'keepers' | 'discussionToken'>> & {
  /** The address that the world knows; unless given, the one that it listens on. */
  siteUrl?: string;
};

export async function startIdentity(
  database: IdentityDatabase,
  options: IdentityOptions = {},
): Promise<StartedIdentity> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const siteUrl = new URL(options.siteUrl ?? `http://localhost:${port}`);
  const clock = createTestClock();
  const logged: string[] = [];
  const logger = testLogger(logged);
  const from = { name: 'Masthead', address: 'masthead@example.com' };
  const mail = await createMail({ database, clock, logger, from, keptDays: 30 });
  await prepareIdentity(database);
  const service = createIdentityService({
    database,
    clock,
    logger,
    reporter: createErrorReporter({ logger }),
    limits: localRateLimits(clock),
    mail,
    wakeMail: () => {},
    secret: SECRET,
    siteUrl,
    brand: 'Masthead',
    outside: options.outside,
    social: options.social,
    keepers: options.keepers ?? [],
    discussionToken: options.discussionToken,
    pages: {
      show: (page: HostedPage, status = 200) => Response.json({ page }, { status }),
      signedIn: (via, goTo) => Response.json({ via, goTo }),
    },
  });
  const answer = getRequestListener(
    (request) => service.fetch(request, request.headers.get('x-sender') ?? 'here'),
    // Other tests of the same process have the platform's own requests.
    { overrideGlobalObjects: false },
  );
  // Whoever hashes for seconds in between finds the connection still open, and not just closing.
  server.keepAliveTimeout = 0;
  server.on('request', (request, response) => {
    // What a proxy would pass on, and fetch does not let a test set.
    const host = request.headers['x-host'];
    const named = request.rawHeaders.findIndex((name) => name.toLowerCase() === 'host');
    if (typeof host === 'string') request.rawHeaders[named + 1] = request.headers.host = host;
    return void answer(request, response);
  });
  return {
    siteUrl,
    listensAt: options.siteUrl ? new URL(`http://127.0.0.1:${port}`) : siteUrl,
    clock,
    logged,
    readerOf: service.readerOf,
    async lettersTo(address) {
      const { rows } = await mail.read({ offset: 0, limit: 100 });
      const own = rows.filter(({ to }) => to === address.toLowerCase());
      const whole = await Promise.all(own.map(({ id }) => mail.message(id)));
      return whole.map((message) => ({ subject: message?.subject ?? '', text: message?.text ?? '' }));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function testLogger(logged: string[]): Logger {
  const log = (message: string, fields?: object) => {
    logged.push(
      `${message} ${JSON.stringify(fields, (_, value) => (value instanceof Error ? `${value.stack}` : value))}`,
    );
  };
  const logger: Logger = { debug: log, info: log, warn: log, error: log, child: () => logger };
  return logger;
}
