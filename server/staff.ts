/** The newsroom's people: where they sign in and are looked after, and the link for the first of them. */
import { DESK_SESSION_API, DESK_STAFF_API } from '@masthead/account';
import { createStaffService } from '@masthead/identity';
import { SEND_MAIL } from '@masthead/mail';
import type { Parts } from './parts.ts';
import type { Mount, Service } from './service.ts';

const STAFF_MOUNTS: readonly Mount[] = [DESK_SESSION_API, DESK_STAFF_API].map((path) => ({
  path: `${path}/*`,
  route: 'identity',
}));

/** A part of the identity service, whose tables are there already. */
export async function openStaff({
  settings: { siteUrl },
  clock,
  limits,
  reporter,
  say,
  ...parts
}: Parts): Promise<Required<Pick<Service, 'mounts' | 'fetch' | 'jobs' | 'start'>>> {
  const jobs = await parts.jobs();
  const staff = createStaffService({
    database: await parts.database(),
    clock,
    limits,
    reporter,
    siteUrl,
    secret: await parts.identitySecret(),
    mail: await parts.mail(),
    wakeMail: () => void jobs.wake(SEND_MAIL),
  });
  return {
    mounts: STAFF_MOUNTS,
    fetch: staff.fetch,
    jobs: staff.jobs,
    async start() {
      const link = await staff.firstAdminLink();
      if (link) say(`Nobody can sign in at the desk yet. Who opens this link within a day is its first admin: ${link}`);
    },
  };
}

export const isOfStaff = (request: Request): boolean => {
  const { pathname } = new URL(request.url);
  return [DESK_SESSION_API, DESK_STAFF_API].some((path) => pathname === path || pathname.startsWith(`${path}/`));
};
