/** The newsroom's people, as an admin looks after them. */
import { STAFF_ROLES, type StaffPerson } from '@masthead/account';
import { badRequest } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { StaffDeps } from './deps.ts';
import {
  changeRole,
  endSessionsOf,
  everybody,
  inviteSomebody,
  removePasskeyOf,
  requirePeople,
  resume,
  sendNewLink,
  suspend,
  takeInvitationBack,
} from './house.ts';
import { answer, bodyOf, createPresentOf } from './http.ts';
import { readLog } from './log.ts';
import { waysOf } from './mine.ts';

const role = z.enum(STAFF_ROLES);
const ENTRIES = 50;

export function peopleRoutes(deps: StaffDeps): Hono {
  const present = createPresentOf(deps);
  const app = new Hono();

  /** Who may look after people. */
  async function admin(context: Context): Promise<StaffPerson> {
    const { person } = await present(context);
    requirePeople(person);
    return person;
  }

  const entryOf = async (id: string) => (await everybody(deps, id))[0] ?? null;

  app.get('/', async (context) => {
    await admin(context);
    return answer(context, await everybody(deps));
  });

  app.get('/log', async (context) => {
    await admin(context);
    const before = Number(context.req.query('before') ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before) || before < 1) throw badRequest('before takes the number of an entry');
    const read = await readLog(deps.database.db, before, ENTRIES + 1);
    const entries = read.slice(0, ENTRIES);
    const { pathname } = new URL(context.req.url);
    const next = read.length > ENTRIES && { next: `${pathname}?before=${entries.at(-1)?.entry}` };
    return context.json({ data: entries, links: { ...next } }, 200, { 'cache-control': 'no-store' });
  });

  app.post('/', async (context) => {
    const by = await admin(context);
    const said = await bodyOf(context, z.strictObject({ email: z.string().max(1000), role }));
    const { id } = await inviteSomebody(deps, by, said);
    return answer(context, await entryOf(id), 201);
  });

  app.get('/:id', async (context) => {
    await admin(context);
    return answer(context, await waysOf(deps, context.req.param('id')));
  });

  /** Does something to a person, and tells how they are then. */
  const act = (
    method: 'post' | 'put' | 'delete',
    path: string,
    work: (by: StaffPerson, id: string, context: Context) => Promise<void>,
  ) =>
    app[method](path, async (context) => {
      const { id = '' } = context.req.param() as { id?: string };
      await work(await admin(context), id, context);
      return answer(context, await entryOf(id));
    });

  act('put', '/:id/role', async (by, id, context) =>
    changeRole(deps, by, id, (await bodyOf(context, z.strictObject({ role }))).role),
  );
  act('post', '/:id/suspend', (by, id) => suspend(deps, by, id));
  act('post', '/:id/resume', (by, id) => resume(deps, by, id));
  act('post', '/:id/invitation', (by, id) => sendNewLink(deps, by, id));
  act('delete', '/:id/invitation', (by, id) => takeInvitationBack(deps, by, id));
  act('delete', '/:id/sessions', (by, id) => endSessionsOf(deps, by, id));
  act('delete', '/:id/passkeys/:passkey', (by, id, context) =>
    removePasskeyOf(deps, by, id, context.req.param('passkey') ?? ''),
  );

  return app;
}
