/**
 * Notes what a reader chose about consent: the same words that their browser keeps, under which law, and where. Nothing
 * tells who it was; whoever shows a cookie can be shown its record. A record is kept for two years, a year longer than
 * the choice holds, and then forgotten: whoever writes takes away what is older.
 */
import { randomUUID } from 'node:crypto';
import { CHOICE_PLACES, CONSENT_MAX_AGE, isPrivacyKey, parseChoice } from '@masthead/rules';
import { z } from 'zod';
import type { ContentStore } from '../store.ts';

const KEPT_MS = 2 * CONSENT_MAX_AGE * 1000;

export const consentQuestion = (now: number) =>
  z.strictObject({
    choice: z
      .string()
      .max(64)
      .transform((text, context) => {
        const choice = parseChoice(text, now);
        if (choice) return choice;
        context.addIssue({ code: 'custom', message: 'is no choice' });
        return z.NEVER;
      }),
    laws: z.string().max(32).refine(isPrivacyKey, 'names no laws'),
    madeOn: z.enum(CHOICE_PLACES),
  });

export async function noteConsent(
  database: ContentStore,
  { choice, laws, madeOn }: z.output<ReturnType<typeof consentQuestion>>,
  now: number,
): Promise<{ noted: true }> {
  await database.write(async (db) => {
    await db
      .deleteFrom('consent_choices')
      .where('created_at', '<', now - KEPT_MS)
      .execute();
    await db
      .insertInto('consent_choices')
      .values({
        id: randomUUID(),
        policy: choice.policy,
        decided_at: choice.decidedAt,
        allowed: choice.allowed.join(' '),
        laws,
        made_on: madeOn,
        created_at: now,
      })
      .execute();
  });
  return { noted: true };
}
