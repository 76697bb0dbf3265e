/** A visit: pages one after another, without half an hour of nothing between two. How it is kept, and when it is over. */
import type { Instant } from '@masthead/model';

export interface Session {
  readonly id: string;
  /** Pages that came into view in it. */
  readonly views: number;
  readonly lastAt: Instant;
}

export const SESSION_IDLE_MS = 1_800_000;
/** Longer than a year nobody is known by the same id, as data protection authorities ask for. */
const VISITOR_MS = 31_536_000_000;

const STORED_SESSION = /^([0-9a-f-]{36})\.(\d{1,6})\.(\d{1,15})$/;
const STORED_VISITOR = /^([0-9a-f-]{36})\.(\d{1,15})$/;

export const writeSession = ({ id, views, lastAt }: Session): string => `${id}.${views}.${lastAt}`;

/** Undefined when there is none, or it is over, or from a clock that has since been set back. */
function readSession(text: string | null, now: Instant): Session | undefined {
  const [, id, views, lastAt] = STORED_SESSION.exec(text ?? '') ?? [];
  return id && isWithin(Number(lastAt), SESSION_IDLE_MS, now)
    ? { id, views: Number(views), lastAt: Number(lastAt) }
    : undefined;
}

/** The visit that one more page belongs to. */
export function withPageView(stored: string | null, now: Instant, newId: () => string): Session {
  const { id = newId(), views = 0 } = readSession(stored, now) ?? {};
  return { id, views: views + 1, lastAt: now };
}

/** Who this is from now on, as it is kept: the same for a year, and then another. */
export function visitorOf(stored: string | null, now: Instant, newId: () => string): { id: string; kept: string } {
  const [kept, id, since] = STORED_VISITOR.exec(stored ?? '') ?? [];
  if (kept && id && isWithin(Number(since), VISITOR_MS, now)) return { id, kept };
  const another = newId();
  return { id: another, kept: `${another}.${now}` };
}

const isWithin = (at: Instant, milliseconds: number, now: Instant): boolean => at <= now && now - at < milliseconds;
