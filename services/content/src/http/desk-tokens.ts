/** The desk's calls about tokens: which there are, what each may do, when it was last used; a new one, and the end of one. */
import { Hono } from 'hono';
import { z } from 'zod';
import { noteSubject } from '../audit/acting.ts';
import { issueToken, revokeToken, SCOPES, type TokenReport, tokens } from '../use-cases/writing/tokens.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

/** One line that is seen: the log of writes says who by it. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'takes one line of letters that are seen');
export const tokenInput = z.strictObject({ name, scopes: z.array(z.enum(SCOPES)).min(1) });

export function deskTokenRoutes(deps: AppDeps): Hono {
  const { clock } = deps;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/tokens', async (context) => {
    await reader(context, 'tokens');
    const present = (await tokens(deps.database.db)).filter(({ revoked }) => !revoked);
    return context.json(envelope(present.map(wireToken), context));
  });

  app.post('/tokens', async (context) => {
    const { desk } = await writer(context, 'tokens');
    const input = await jsonBody(context, tokenInput);
    const scopes = SCOPES.filter((scope) => input.scopes.includes(scope));
    const token = await desk.database.write((db) => {
      noteSubject(db, input.name);
      return issueToken(db, input.name, scopes, clock.now());
    });
    return context.json(envelope({ name: input.name, scopes, token }, context), 201);
  });

  app.delete('/tokens/:name', async (context) => {
    const { desk } = await writer(context, 'tokens');
    const { name: token } = context.req.param();
    await desk.database.write((db) => revokeToken(db, token, clock.now()));
    return context.json(envelope({ name: token, revoked: true }, context));
  });

  return app;
}

const iso = (at: number): string => new Date(at).toISOString();

const wireToken = ({ name: called, scopes, createdAt, usedAt }: TokenReport) => ({
  name: called,
  scopes: scopes.split(' '),
  created: iso(createdAt),
  used: usedAt === null ? null : iso(usedAt),
});
