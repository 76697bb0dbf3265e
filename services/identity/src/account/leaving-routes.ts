/** All that is known of a reader, for them to take along; and the end of it. */
import type { Mail } from '@masthead/mail';
import type { Clock } from '@masthead/runtime';
import { Hono } from 'hono';
import { z } from 'zod';
import { accountsIn } from '../accounts/accounts.ts';
import { deletedLetter, type LetterHead } from '../letters/letters.ts';
import { sentJson } from '../sent-json.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { ReaderSessions } from './reader-sessions.ts';
import type { Proof } from './security-routes.ts';

/** Others who keep something of readers: what they have, and how they forget it. */
export interface Keeper {
  name: string;
  of(accountId: string): Promise<unknown>;
  forget(accountId: string): Promise<void>;
}

export interface LeavingDeps {
  database: IdentityDatabase;
  clock: Clock;
  sessions: ReaderSessions;
  mail: Pick<Mail, 'putIn' | 'forget'>;
  wakeMail(): void;
  head: LetterHead;
  keepers: readonly Keeper[];
}

const deleting = z.strictObject({ password: z.string().max(1000).optional() });

export function leavingRoutes(deps: LeavingDeps, prove: Proof): Hono {
  const { database, clock, sessions, mail, wakeMail, head, keepers } = deps;
  const app = new Hono();

  app.get('/export', async (context) => {
    const { account } = await sessions.require(context);
    const { id, email, display_name: displayName, login_count: signIns, created_at: since } = account;
    const of = async (table: 'account_sessions' | 'passkeys' | 'account_identities') =>
      (await database.db.selectFrom(table).selectAll().where('account_id', '=', id).execute()).map(withoutSecrets);
    const kept = await Promise.all(keepers.map(async ({ name, of: ask }) => [name, await ask(id)] as const));
    const everything = {
      madeAt: new Date(clock.now()).toISOString(),
      account: { id, email, displayName, signIns, since: new Date(since).toISOString() },
      devices: await of('account_sessions'),
      passkeys: await of('passkeys'),
      identities: await of('account_identities'),
      ...Object.fromEntries(kept),
    };
    context.header('content-disposition', 'attachment; filename="my-data.json"');
    return context.body(JSON.stringify(everything, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
    });
  });

  app.post('/delete', async (context) => {
    const reader = await sessions.require(context);
    const { password } = await sentJson(context, deleting);
    await prove(reader, password);
    const { id, email } = reader.account;
    for (const { forget } of keepers) await forget(id);
    await database.transaction(async (db) => {
      await accountsIn(db).remove(id);
      await mail.forget(db, email);
      await mail.putIn(db, await deletedLetter(head, email));
    });
    wakeMail();
    await sessions.close(context);
    return context.body(null, 204);
  });

  return app;
}

/** Times as people read them; what opens something, or only computers read, is left out. */
function withoutSecrets(row: object): Record<string, unknown> {
  const hidden = new Set(['id_hash', 'account_id', 'public_key', 'counter', 'transports']);
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !hidden.has(name))
      .map(([name, value]) => [
        name,
        name.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value,
      ]),
  );
}
