/** Clicks on lists that are put in order: they wait here until who orders them has been told. Told twice, they count once. */
import { MOST_TOLD, type ToldAudience } from '@masthead/model';
import type { EventsDb } from '../store/schema.ts';

type Taken = ToldAudience['taken'];

export const MOST_TAKES = MOST_TOLD;

export const waitingTakes = (db: EventsDb): Promise<Taken> =>
  db.selectFrom('event_takes').select(['agent', 'decision', 'option']).limit(MOST_TAKES).execute();

/** Exactly these: others may have come meanwhile. */
export async function dropTakes(db: EventsDb, taken: Taken): Promise<void> {
  if (taken.length === 0) return;
  await db
    .deleteFrom('event_takes')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('decision', 'option', 'agent'),
        'in',
        taken.map(({ agent, decision, option }) => tuple(decision, option, agent)),
      ),
    )
    .execute();
}
