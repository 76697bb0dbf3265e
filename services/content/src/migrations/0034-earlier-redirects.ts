/**
 * Redirects that were made at the desk before those were listed. Their addresses were forgotten with their counts; the log
 * of writes still says which they are.
 */
import type { MigratedDb } from '../schema.ts';
import { writtenDocuments } from '../stored/columns.ts';

const MADE = 'POST /redirects';
const UNDONE = 'DELETE /redirects';

export async function up(db: MigratedDb): Promise<void> {
  const acts = await db
    .selectFrom('audit')
    .select(['about', 'action', 'at'])
    .where('action', 'in', [MADE, UNDONE])
    .orderBy('sequence')
    .execute();
  const last = new Map(acts.map((act) => [act.about, act]));
  for (const { about: path, action, at } of last.values())
    if (action === MADE && (await isStillOfDesk(db, path)))
      await db
        .insertInto('missing_addresses')
        .values({ path, readers: 0, robots: 0, first_at: at, last_at: at, redirected_at: at })
        .onConflict((conflict) =>
          conflict
            .column('path')
            .doUpdateSet({ redirected_at: at })
            .where('missing_addresses.redirected_at', 'is', null),
        )
        .execute();
}

/** Its rule leads on, and no file of a newsroom has taken its place. */
async function isStillOfDesk(db: MigratedDb, path: string): Promise<boolean> {
  const rules = db.selectFrom('standing').select('document').where('kind', '=', 'vanity').where('key', '=', path);
  const rule = await rules.executeTakeFirst();
  if (!rule || writtenDocuments.read(rule.document).kind !== 'PERMANENT_REDIRECT') return false;
  const files = db.selectFrom('imports').select('key').where('kind', '=', 'vanity').where('key', '=', path);
  return (await files.executeTakeFirst()) === undefined;
}
