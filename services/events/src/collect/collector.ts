/** Takes events from browsers: checked, limited, and on disk before they are acknowledged. */
import { type Clock, HttpError, isOurs, type RateLimits, refuseTooMany } from '@masthead/runtime';
import { happenedAt } from '../counting/times.ts';
import type { Journal } from '../journal/journal.ts';
import { readBatch } from './read-batch.ts';
import { createRobots } from './robots.ts';

/** What becomes of an event; each is counted. */
type EventOutcome = 'accepted' | 'robot' | 'late' | 'future';
/** Why a whole batch is refused. */
type Refusal = 'foreign' | 'malformed' | 'too large' | 'too many' | 'queue full' | 'failed';

export interface CollectorMetrics {
  eventsTaken(outcome: EventOutcome, count: number): void;
  eventsRefused(reason: Refusal): void;
}

interface CollectorParts {
  journal: Journal;
  /** False when as much waits as may. */
  hasRoom(): boolean;
  limits: RateLimits;
  clock: Clock;
  metrics: CollectorMetrics;
}

/** What the process knows of a request besides. */
export interface From {
  /** For rate limits; undefined where the product itself asks. Never kept. */
  sender: string | undefined;
  country: string | null;
}

/** Batches of one sender, which may be an office: a browser sends one every few seconds at most. */
const BATCHES = { name: 'events', most: 600, perMs: 60_000 };
/** When the queue is full, browsers keep what they have for a while. */
const RETRY_SECONDS = 30;
const MOST_UNWRITTEN = 8 * 1024 * 1024;

const TAKEN = { status: 202, headers: { 'content-type': 'application/json' } };

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: 'malformed',
  403: 'foreign',
  413: 'too large',
  415: 'malformed',
  429: 'too many',
};

export function createCollector({ journal, hasRoom, limits, clock, metrics }: CollectorParts) {
  const limit = limits(BATCHES);
  const robots = createRobots(limits);

  async function take(request: Request, { sender, country }: From): Promise<number> {
    if (!isOurs(request.headers, new URL(request.url).origin))
      throw new HttpError(403, 'Events are taken from our own pages only');
    await refuseTooMany(limit, sender);
    if (journal.unwritten > MOST_UNWRITTEN || !hasRoom()) throw new QueueFull();
    const { batch, bytes } = await readBatch(request);
    const receivedAt = clock.now();
    const outcomes = batch.events.map(({ at }) => happenedAt({ at, sentAt: batch.sentAt, receivedAt }));
    const accepted = outcomes.filter((at) => typeof at === 'number').length;
    for (const outcome of outcomes) if (typeof outcome !== 'number') metrics.eventsTaken(outcome, 1);
    if (accepted === 0) return 0;
    const pageViews = batch.events.filter(({ name }) => name === 'page_viewed').length;
    const robot = await robots.isRobot(request.headers.get('user-agent'), batch.session, pageViews);
    await journal.append({ receipt: { receivedAt, country, robot }, body: bytes });
    metrics.eventsTaken(robot ? 'robot' : 'accepted', accepted);
    return accepted;
  }

  return async (request: Request, from: From): Promise<Response> => {
    try {
      return new Response(`{"accepted":${await take(request, from)}}`, TAKEN);
    } catch (error) {
      const known = error instanceof HttpError ? error : undefined;
      metrics.eventsRefused(error instanceof QueueFull ? 'queue full' : (REFUSALS[known?.statusCode ?? 0] ?? 'failed'));
      if (!known) throw error;
      const { statusCode: code, message, headers } = known;
      return Response.json({ errors: [{ code, message }] }, { status: code, headers });
    }
  };
}

/** Load shedding: better that some events wait in their browsers than that all pages do. */
class QueueFull extends HttpError {
  constructor() {
    super(429, 'More events arrive than can be stored now', { headers: { 'retry-after': `${RETRY_SECONDS}` } });
  }
}
