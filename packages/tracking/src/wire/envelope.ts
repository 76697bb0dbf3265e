/** What a browser sends: the envelope, and the schema of every event in it. */
import { z } from 'zod';
import { EVENT_NAMES, EVENTS, type EventName } from '../event-table.ts';
import type { EventBatch, TrackedEvent } from '../events.ts';
import { MOST_EVENTS, WIRE_VERSION } from '../limits.ts';
import { eventFields } from './fields.ts';
import { instant, label, path, uuid, word } from './parts.ts';

const common = {
  id: uuid,
  at: instant,
  view: uuid,
  page: z.strictObject({ address: path, kind: word, storyId: label.min(1).nullable() }),
};

function eventSchema(name: EventName) {
  const fields = eventFields[name];
  const named = { ...common, name: z.literal(name), version: z.literal(EVENTS[name].version) };
  if (fields instanceof z.ZodObject) return z.strictObject({ ...named, ...fields.shape });
  const [first, ...others] = fields.options.map(({ shape }) => z.strictObject({ ...named, ...shape }));
  if (!first) throw new TypeError(`${name} has no form`);
  return z.discriminatedUnion('type', [first, ...others]);
}

const [firstEvent, ...otherEvents] = EVENT_NAMES.map(eventSchema);
if (!firstEvent) throw new TypeError('There is no event');

/** Joined from the very schemas that the type is inferred from, by a loop that types cannot follow. */
export const trackedEventSchema = z.discriminatedUnion('name', [
  firstEvent,
  ...otherEvents,
]) as unknown as z.ZodType<TrackedEvent>;

/** Taken whole or not at all. An event that is twice in one batch is no fault: whoever counts knows it by its id. */
export const eventBatchSchema: z.ZodType<EventBatch> = z.strictObject({
  v: z.literal(WIRE_VERSION),
  sentAt: instant,
  session: uuid,
  visitor: uuid.nullable(),
  events: z.array(trackedEventSchema).min(1).max(MOST_EVENTS),
});
