/** The newsroom's people as a part of identity: what answers, what is done by the clock, the link for the first admin. */
import { DESK_SESSION_API, DESK_STAFF_API } from '@masthead/account';
import { type Job, scheduled } from '@masthead/jobs';
import { type ErrorReporter, notFound } from '@masthead/runtime';
import { Hono } from 'hono';
import { createPasswords } from '../passwords/passwords.ts';
import { derivedKey } from '../store/derived-key.ts';
import { dropOldChallenges } from './challenges.ts';
import type { StaffDeps } from './deps.ts';
import { failure, fromOwnPages, type Told } from './http.ts';
import { firstAdminLink } from './invitations.ts';
import { forgetOldLog } from './log.ts';
import { peopleRoutes } from './people-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export interface StaffService {
  fetch(request: Request, sender: string | undefined): Promise<Response>;
  jobs: readonly Job[];
  /** Undefined where there is an admin. */
  firstAdminLink(): Promise<string | undefined>;
}

/** Everything below the two addresses of the desk's people. */
export function staffRoutes(deps: StaffDeps & { reporter: ErrorReporter }): Hono {
  const app = new Hono();
  app.use(fromOwnPages(deps));
  app.route(DESK_SESSION_API, sessionRoutes(deps));
  app.route(DESK_STAFF_API, peopleRoutes(deps));
  app.notFound((context) => failure(notFound('Not Found'), context, deps.reporter));
  app.onError((error, context) => failure(error, context, deps.reporter));
  return app;
}

const HOUR_MS = 60 * 60_000;

export function createStaffService(given: Omit<StaffDeps, 'passwords'> & { reporter: ErrorReporter }): StaffService {
  const passwords = createPasswords(derivedKey(given.secret, 'passwords').toString('base64url'));
  const deps = { ...given, passwords };
  const { database, clock } = deps;
  const routes = staffRoutes(deps);
  return {
    fetch: async (request, sender) => routes.fetch(request, { sender } satisfies Told),
    jobs: [
      scheduled({
        name: 'forget-old-staff-sign-ins',
        every: HOUR_MS,
        async run() {
          await dropOldChallenges(database.db, clock.now());
          await forgetOldLog(database.db, clock.now());
        },
      }),
    ],
    firstAdminLink: () => firstAdminLink(deps),
  };
}
