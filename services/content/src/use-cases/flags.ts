/** Switches of the site: what they are set to, who changed them, and how they are changed. */

import { randomUUID } from 'node:crypto';
import { FLAGS, type FlagName, isFlagName } from '@masthead/rules';
import { notFound } from '@masthead/runtime';
import { z } from 'zod';
import { requireRight, type Writer } from '../audit/rights.ts';
import { dependsOn } from '../changes/depends-on.ts';
import type { ContentDb } from '../schema.ts';
import { noteChange } from '../store.ts';
import type { Desk } from './writing/save.ts';

/** The name under which pages that a flag decided something of are known. */
const FLAGS_CHANGED = 'flags';
const MOST_CHANGES = 100;

export const flagSetting = z.strictObject({ on: z.boolean() });

/** Every flag that there is; what nobody has ever set is what the list says of it. */
export async function flagValues(db: ContentDb): Promise<Record<string, boolean>> {
  dependsOn(FLAGS_CHANGED);
  const rows = await db.selectFrom('flags').selectAll().execute();
  const set = new Map(rows.map(({ name, is_on }) => [name, is_on === 1]));
  return Object.fromEntries(Object.values(FLAGS).map(({ name, unset }) => [name, set.get(name) ?? unset]));
}

export const flagNamed = (name: string): FlagName => {
  if (!isFlagName(name)) throw notFound(`There is no flag ${name.slice(0, 64)}`);
  return name;
};

/** The value and who set it are written together; setting what is set already changes nothing and is told to nobody. */
export const setFlag = (
  { database, clock }: Desk,
  name: FlagName,
  { on }: z.output<typeof flagSetting>,
  writer: Writer,
): Promise<{ name: FlagName; on: boolean }> =>
  database.write(async (db) => {
    requireRight(db, 'flags');
    const was = (await flagValues(db))[name] === true;
    if (was === on) return { name, on };
    const changed_at = clock.now();
    await db
      .insertInto('flags')
      .values({ name, is_on: Number(on) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on: Number(on) }))
      .execute();
    await db
      .insertInto('flag_changes')
      .values({
        id: randomUUID(),
        name,
        was_on: Number(was),
        is_on: Number(on),
        changed_by: writer.name,
        changed_at,
      })
      .execute();
    noteChange(db, [FLAGS_CHANGED]);
    return { name, on };
  });

export interface FlagChange {
  by: string;
  at: string;
  from: boolean;
  to: boolean;
}

/** The newest first. */
export async function flagChanges(db: ContentDb, name: FlagName): Promise<FlagChange[]> {
  const rows = await db
    .selectFrom('flag_changes')
    .selectAll()
    .where('name', '=', name)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(MOST_CHANGES)
    .execute();
  return rows.map(({ changed_by, changed_at, was_on, is_on }) => ({
    by: changed_by,
    at: new Date(changed_at).toISOString(),
    from: was_on === 1,
    to: is_on === 1,
  }));
}
