/** Would this page show this line, and if not, why not. */
import { type Creative, explain, type LineItem, obstaclesOf, type Question, valuesOf } from '@masthead/ads/decision';
import { adQuestionSchema } from '@masthead/ads/wire';
import { notFound } from '@masthead/runtime';
import { z } from 'zod';
import { creativeOf, isShown, lineOf } from '../booked/rows.ts';
import { whereInput } from '../booking/condition-input.ts';
import type { AdsDb } from '../schema.ts';

const { path, targeting, device, slots } = adQuestionSchema.shape;

export const matchInput = z.strictObject({
  /** As if it were aimed so. */
  where: whereInput.optional(),
  path,
  device,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is no country such as US')
    .optional(),
  targeting,
  slots,
});

interface Known {
  readonly line: LineItem;
  readonly creatives: readonly Creative[];
}

export async function knownLine(db: AdsDb, id: string): Promise<Known> {
  const row = await db.selectFrom('ad_lines').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isShown(row)) throw notFound('There is no such line');
  const line = lineOf(row);
  const rows =
    line.creativeIds.length === 0
      ? []
      : await db
          .selectFrom('ad_creatives')
          .selectAll()
          .where('id', 'in', [...line.creativeIds])
          .where('archived', '=', 0)
          .execute();
  return { line, creatives: rows.map((each) => creativeOf(each).creative) };
}

/** Of a page that remembers: whoever asks at the desk asks about the page, not about a reader. */
export const questionOf = ({
  path: at,
  device: on,
  country,
  targeting: keys,
  slots: places,
}: Omit<z.output<typeof matchInput>, 'where'>): Question => ({
  path: at,
  country,
  targeting: { ...keys, device: [on] },
  slots: places,
  seen: {},
});

export function explainMatch(
  { line, creatives }: Known,
  { where = line.where, ...page }: z.output<typeof matchInput>,
  { delivered, now }: { delivered: ReadonlyMap<string, number>; now: number },
) {
  const question = questionOf(page);
  // A place is asked for itself: one that fits is enough.
  const places = question.slots.map((slot) => ({ slot: slot.id, ...explain(where, valuesOf(question, slot)) }));
  const obstacles = obstaclesOf(line, creatives, question, { delivered, now });
  return { shows: obstacles.length === 0 && places.some(({ matches }) => matches), places, obstacles };
}
