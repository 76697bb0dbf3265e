/** Every event as one union: what it is called, which version of it, and what it says. */
import type { Instant } from '@masthead/model';
import type { z } from 'zod';
import type { EVENTS, EventDefinition, EventName } from './event-table.ts';
import type { WIRE_VERSION } from './limits.ts';
import type { eventFields } from './wire/fields.ts';

export type EventFields<Name extends EventName> = Said<z.output<(typeof eventFields)[Name]>>;
/** Zod's type of an object without fields forbids every field, also those of the event around it. */
type Said<Fields> = Fields extends Record<string, never> ? object : Fields;

type Defined<Name extends EventName, Part extends keyof EventDefinition> = (typeof EVENTS)[Name][Part];

/** The page that an event happened on. Each event has it: a page view that got lost leaves the others where they belong. */
export interface EventPage {
  /** The path, without query. */
  address: string;
  /** What the site calls a page of its kind. */
  kind: string;
  storyId: string | null;
}

/** What all events have. */
export interface EventBase {
  /** Made where it happened: sent twice, it is counted once. */
  id: string;
  at: Instant;
  /** The page view that it belongs to. */
  view: string;
  page: EventPage;
}

/** What happened, as whoever saw it says it, with the consent that telling of it needs: both as the table has them. */
export type Happening<Name extends EventName = EventName> = {
  [Each in Name]: {
    name: Each;
    version: Defined<Each, 'version'>;
    category: Defined<Each, 'category'>;
  } & EventFields<Each>;
}[Name];

/** The same as it is sent. */
export type TrackedEvent<Name extends EventName = EventName> = {
  [Each in Name]: EventBase & { name: Each; version: Defined<Each, 'version'> } & EventFields<Each>;
}[Name];

export interface EventBatch {
  v: typeof WIRE_VERSION;
  /** By the sender's clock, which its events go by as well. */
  sentAt: Instant;
  session: string;
  /** Null where a reader may not be known again. */
  visitor: string | null;
  events: TrackedEvent[];
}
