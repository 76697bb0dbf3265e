import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import { type IdentityDatabase, prepareIdentity } from '../store/store.ts';
import { PUBLISHED_FOR_MS, signingKeys, USED_FOR_MS } from './signing-keys.ts';

const SECRET = 'a secret of this installation';
const START = Date.parse('2026-11-18T07:00:00Z');

describeEachEngine('what tokens are signed with', ({ open }) => {
  let database: IdentityDatabase;
  const idsAt = async (now: number) => (await signingKeys(database, SECRET, now)).map(({ kid }) => kid);
  beforeAll(async () => {
    database = await open<IdentitySchema>();
    await prepareIdentity(database);
  });

  it('is made once, also by processes that start together', async () => {
    const all = await Promise.all([1, 2, 3].map(() => idsAt(START)));
    expect(new Set(all.flat()).size).toBe(1);
  });

  it('is changed after a time; the one before is published as long as what it signed is good', async () => {
    const [first] = await idsAt(START);
    const both = await idsAt(START + USED_FOR_MS);
    expect(both).toHaveLength(2);
    expect(both[0]).not.toBe(first);
    expect(both[1]).toBe(first);
    expect(await idsAt(START + PUBLISHED_FOR_MS)).toEqual([both[0]]);
  });

  it('is noise in the database, and is told from noise when the secret is another one', async () => {
    const [row] = await database.db.selectFrom('signing_keys').selectAll().execute();
    expect(row?.sealed).not.toContain('"d"');
    await expect(signingKeys(database, 'another secret', START + PUBLISHED_FOR_MS)).rejects.toThrow(
      /another IDENTITY_SECRET/,
    );
  });
});
