/** What came in one frame of a journal, as it is kept: each event with its time by our clock. */
import type { TrackedEvent } from '@masthead/tracking';
import { eventBatchSchema } from '@masthead/tracking/wire';
import { dayOf, happenedAt } from '../counting/times.ts';
import type { Frame } from '../journal/frame.ts';
import type { EventRow } from '../store/schema.ts';

export interface Arrived {
  row: EventRow;
  event: TrackedEvent;
}

/** Undefined when it cannot be read: another version of the product took it, whose events were others. */
export function arrivedIn({ receipt, body }: Frame): Arrived[] | undefined {
  const { receivedAt, country, robot } = receipt;
  const batch = eventBatchSchema.safeParse(JSON.parse(body.toString('utf8')));
  if (!batch.success) return undefined;
  const { sentAt, session, visitor, events } = batch.data;
  return events.flatMap((event) => {
    const at = happenedAt({ at: event.at, sentAt, receivedAt });
    if (typeof at !== 'number') return [];
    const { id, at: _, view, page, name, version, ...fields } = event;
    const row: EventRow = {
      day: dayOf(at),
      id,
      at,
      received_at: receivedAt,
      session,
      visitor,
      view,
      name,
      version,
      story_id: page.storyId,
      page_kind: page.kind,
      address: page.address,
      robot: robot ? 1 : 0,
      country,
      fields: JSON.stringify(fields),
    };
    return [{ row, event }];
  });
}
