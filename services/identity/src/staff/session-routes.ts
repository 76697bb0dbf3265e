/** Signing in and out at the desk, taking up an invitation, and what people look after for themselves. */
import { refuseTooMany } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { madePasskey, shownPasskey } from '../passkeys/ceremony.ts';
import type { StaffDeps } from './deps.ts';
import { answer, bodyOf, createPresentOf, deskCookie, originOf, pageOf } from './http.ts';
import { createMine } from './mine.ts';
import { staffSessionsIn } from './people.ts';
import { createSignIn, type SignedIn } from './sign-in.ts';
import { createStaffOf, secretIn } from './staff-of.ts';
import { createWelcome } from './welcome.ts';

const text = (most: number) => z.string().max(most);
/** Longer ones are refused with a sentence of their own. */
const password = text(10_000);
const token = text(100);
const code = text(40);
const sealed = text(2000);
const label = z
  .string()
  .max(200)
  .transform((said) => said.replaceAll(/\p{C}/gu, '').trim().slice(0, 60) || 'Passkey');

/** What begins a sign-in without a password to be wrong: rows in the database for the asking. */
const BEGINNINGS = { name: 'staff-passkey-asked', most: 60, perMs: 60_000 } as const;

export function sessionRoutes(deps: StaffDeps): Hono {
  const { siteUrl, limits } = deps;
  const signIn = createSignIn(deps);
  const welcome = createWelcome(deps, signIn);
  const mine = createMine(deps);
  const staffOf = createStaffOf(deps);
  const present = createPresentOf(deps);
  const beginnings = limits(BEGINNINGS);
  const app = new Hono();

  /** A new secret each time; what the browser had before is closed, whoever's it was. */
  async function letIn(context: Context, { person, secret }: SignedIn, more: object = {}): Promise<Response> {
    const before = secretIn(context.req.header('cookie'), siteUrl);
    if (before !== undefined) await staffSessionsIn(deps.database.db).close(before);
    context.header('set-cookie', deskCookie(siteUrl, secret));
    return answer(context, { person, ...more });
  }

  // Nobody is no failure: it is what every sign-in begins with.
  app.get('/', async (context) => answer(context, { person: (await staffOf(context.req.header('cookie'))) ?? null }));

  app.post('/password', async (context) => {
    const said = await bodyOf(context, z.strictObject({ email: text(1000), password }));
    return answer(context, { ticket: await signIn.password(said.email, said.password, originOf(context)) });
  });

  app.post('/code', async (context) => {
    const said = await bodyOf(context, z.strictObject({ ticket: token, code }));
    return letIn(context, await signIn.code(said.ticket, said.code, originOf(context)));
  });

  app.post('/passkey-options', async (context) => {
    await refuseTooMany(beginnings, originOf(context).sender);
    return answer(context, await signIn.passkeyToShow());
  });

  app.post('/passkey', async (context) => {
    const { response } = await bodyOf(context, z.strictObject({ response: shownPasskey }));
    return letIn(context, await signIn.passkey(response, pageOf(context), originOf(context)));
  });

  app.post('/end', async (context) => {
    context.header('set-cookie', deskCookie(siteUrl, ''));
    await mine.signOut(await present(context), originOf(context));
    return answer(context, { person: null });
  });

  app.post('/welcome', async (context) => {
    await refuseTooMany(beginnings, originOf(context).sender);
    const said = await bodyOf(context, z.strictObject({ token }));
    return answer(context, await welcome.look(said.token));
  });

  app.post('/welcome/person', async (context) => {
    const said = await bodyOf(context, z.strictObject({ token, name: text(1000), email: text(1000).optional() }));
    return answer(context, await welcome.introduce(said.token, said));
  });

  app.post('/welcome/passkey-options', async (context) => {
    const said = await bodyOf(context, z.strictObject({ token }));
    return answer(context, await welcome.passkeyToAdd(said.token));
  });

  app.post('/welcome/passkey', async (context) => {
    const said = await bodyOf(context, z.strictObject({ token, label, response: madePasskey }));
    return letIn(context, await welcome.joinWithPasskey(said.token, said, pageOf(context), originOf(context)));
  });

  app.post('/welcome/authenticator', async (context) => {
    const said = await bodyOf(context, z.strictObject({ token, password }));
    return answer(context, await welcome.authenticatorToAdd(said.token, said.password));
  });

  app.post('/welcome/password', async (context) => {
    const said = await bodyOf(context, z.strictObject({ token, sealed, code }));
    const { recoveryCodes, ...signedIn } = await welcome.joinWithPassword(said.token, said, originOf(context));
    return letIn(context, signedIn, { recoveryCodes });
  });

  app.get('/mine', async (context) => answer(context, await mine.ways(await present(context))));

  app.post('/mine/passkey-options', async (context) =>
    answer(context, await mine.passkeyToAdd(await present(context))),
  );

  app.post('/mine/passkeys', async (context) => {
    const who = await present(context);
    const said = await bodyOf(context, z.strictObject({ label, response: madePasskey }));
    await mine.addPasskey(who, said, pageOf(context), originOf(context));
    return answer(context, await mine.ways(who), 201);
  });

  app.delete('/mine/passkeys/:id', async (context) => {
    const who = await present(context);
    await mine.removePasskey(who, context.req.param('id'), originOf(context));
    return answer(context, await mine.ways(who));
  });

  app.post('/mine/authenticator', async (context) => {
    const who = await present(context);
    const said = await bodyOf(context, z.strictObject({ password, current: password }));
    return answer(context, await mine.authenticatorToAdd(who, said));
  });

  app.post('/mine/password', async (context) => {
    const who = await present(context);
    const said = await bodyOf(context, z.strictObject({ sealed, code }));
    return answer(context, { recoveryCodes: await mine.setPassword(who, said, originOf(context)) });
  });

  app.put('/mine/password', async (context) => {
    const who = await present(context);
    const said = await bodyOf(context, z.strictObject({ password, current: password }));
    await mine.changePassword(who, said, originOf(context));
    return answer(context, await mine.ways(who));
  });

  app.post('/mine/recovery-codes', async (context) => {
    const who = await present(context);
    const said = await bodyOf(context, z.strictObject({ current: password }));
    return answer(context, { recoveryCodes: await mine.renewCodes(who, said.current, originOf(context)) });
  });

  app.delete('/mine/sessions', async (context) => {
    const who = await present(context);
    await mine.endOthers(who);
    return answer(context, await mine.ways(who));
  });

  app.delete('/mine/sessions/:id', async (context) => {
    const who = await present(context);
    await mine.endSession(who, context.req.param('id'));
    return answer(context, await mine.ways(who));
  });

  return app;
}
