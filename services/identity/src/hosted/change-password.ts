/** Asking for a new password by a call of the identity provider (AU-18): no credentials, and always the same answer. */
import { CHANGE_PASSWORD_PATH, CLIENT_ID, PASSWORD_CONNECTION } from '@masthead/account';
import { boundedBody, HttpError, type RateLimits, refuseTooMany } from '@masthead/runtime';
import { Hono } from 'hono';
import { z } from 'zod';
import { jsonIn } from '../json-door.ts';
import type { Doors } from './doors.ts';
import type { HostedEnv } from './routes.ts';

const SAID = 'We have just sent you a letter, if there is an account with this address.';
const LARGEST = 4000;
const MINUTE_MS = 60_000;

const asked = z.object({
  client_id: z.literal(CLIENT_ID),
  email: z.string().max(1000),
  connection: z.literal(PASSWORD_CONNECTION),
});

export function changePasswordRoutes(doors: Pick<Doors, 'askForPassword'>, limits: RateLimits): Hono<HostedEnv> {
  const app = new Hono<HostedEnv>();
  const tries = limits({ name: 'asking for passwords', most: 20, perMs: MINUTE_MS });
  app.onError((error, context) => {
    if (!(error instanceof HttpError)) throw error;
    return context.json({ error: error.message }, error.statusCode as 400 | 429, error.headers);
  });
  app.post(CHANGE_PASSWORD_PATH, async (context) => {
    await refuseTooMany(tries, context.env.sender);
    const body = new TextDecoder().decode(await boundedBody(context.req.raw, LARGEST));
    const read = jsonIn(body, asked);
    if (!read) throw new HttpError(400, 'Send client_id, email and connection as JSON.');
    const { email } = read;
    const outcome = await doors.askForPassword({ email, sender: context.env.sender, returnTo: '/' });
    if (outcome.is === 'email') throw new HttpError(400, 'This is no e-mail address.');
    return context.text(SAID);
  });
  return app;
}
