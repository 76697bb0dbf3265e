/** Notes who wants which newsletters. What comes back says nothing of what was known before. */
import { MOST_NEWSLETTERS } from '@masthead/model';
import { z } from 'zod';
import { slug } from '../documents/fields.ts';
import { standingDocuments } from '../repositories/standing.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';
import { readerAddress } from './reader-address.ts';
import { InvalidDocument } from './writing/refusals.ts';
import { hashOf, newSecret } from './writing/tokens.ts';

export const signUpQuestion = z.strictObject({
  address: readerAddress,
  newsletters: z
    .array(slug)
    .min(1)
    .max(MOST_NEWSLETTERS)
    .transform((slugs) => [...new Set(slugs)]),
});

/** Asked for again, a newsletter waits for the newer confirmation; others of the same address stay as they are. */
export async function subscribe(
  db: Writing,
  { address, newsletters }: z.output<typeof signUpQuestion>,
  now: number,
): Promise<{ noted: true }> {
  await refuseUnknown(db, newsletters);
  const token_hash = hashOf(newSecret());
  await db
    .insertInto('subscriptions')
    .values(newsletters.map((newsletter) => ({ address, newsletter, token_hash, created_at: now })))
    .onConflict((conflict) => conflict.columns(['address', 'newsletter']).doUpdateSet({ token_hash, created_at: now }))
    .execute();
  return { noted: true };
}

async function refuseUnknown(db: ContentDb, newsletters: readonly string[]): Promise<void> {
  const known = new Set((await standingDocuments(db, 'newsletter', newsletters)).map((letter) => letter.slug));
  const wrong = newsletters.flatMap((name, index) =>
    known.has(name) ? [] : [{ field: `newsletters.${index}`, message: 'names a newsletter that does not exist' }],
  );
  if (wrong.length > 0) throw new InvalidDocument(wrong);
}
