/** Counts what is told to the ad server itself, of each showing once: the row that says so and the sum are one transaction. */
import type { Showing } from '@masthead/ads/token';
import type { RateLimit } from '@masthead/runtime';
import { isDatabaseAway } from '@masthead/storage';
import { isbot } from 'isbot';
import type { AdsDeps, AdsStore } from '../deps.ts';

const DAY_MS = 86_400_000;

interface Teller {
  readonly userAgent: string | null;
  /** Undefined where the product itself asks. */
  readonly sender: string | undefined;
}

/** Who tells more than anybody can counts for nothing. */
async function isReader({ userAgent, sender }: Teller, limit: RateLimit): Promise<boolean> {
  if (!userAgent || isbot(userAgent)) return false;
  return sender === undefined || (await limit.take(sender)) === undefined;
}

type NotingDeps = Pick<AdsDeps, 'store' | 'clock' | 'logger'>;

/** `kind`: `clicked`, or what a player tells of a film. Whether or not it can be counted, who told it goes on. */
export async function noteOnce(
  { store, clock, logger }: NotingDeps,
  showing: Showing,
  kind: string,
  teller: Teller,
  limit: RateLimit,
): Promise<void> {
  if (!(await isReader(teller, limit))) return;
  try {
    await countOnce(store, showing, kind, clock.now());
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    logger.warn('Something of an ad is not counted: the database is away', { line: showing.line, kind });
  }
}

const countOnce = (store: AdsStore, showing: Showing, kind: string, at: number): Promise<void> =>
  store.write(async (db) => {
    const { decision, slot, line: line_id, creative: creative_id, placement } = showing;
    const day = Math.floor(showing.decidedAt / DAY_MS);
    const first = await db
      .insertInto('ad_noted')
      .values({ decision, slot, kind, at, day, line_id, creative_id, placement })
      .onConflict((conflict) => conflict.columns(['decision', 'slot', 'kind']).doNothing())
      .returning('slot')
      .executeTakeFirst();
    if (!first) return;
    await db
      .insertInto('ad_delivered')
      .values({ day, line_id, creative_id, placement, kind, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['line_id', 'day', 'creative_id', 'placement', 'kind'])
          .doUpdateSet(({ eb }) => ({ count: eb('ad_delivered.count', '+', 1) })),
      )
      .execute();
  });
