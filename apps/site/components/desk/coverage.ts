/** What the desk tells of live coverage. */
import type { ArrivingItem } from '@masthead/model';
import type { LiveEntry } from '../live/live-entry.ts';

interface WireDate {
  date: string;
  timezone: string;
}

export interface DeskStory {
  id: string;
  slug: string;
  headline: string;
  type: string;
  eventStart: WireDate | null;
  eventEnd: WireDate | null;
  ended: boolean;
  lastEvent: number;
  readers: number;
}

export interface DeskItem extends ArrivingItem {
  headline?: string | null;
  body?: string | null;
  author?: { username: string; firstName?: string; lastName?: string } | null;
  datePublished?: WireDate | null;
  important: boolean;
  pinned: boolean;
}

export const isItem = (value: unknown): value is DeskItem =>
  typeof value === 'object' && value !== null && 'id' in value && 'event' in value && 'sequence' in value;

/** A post that waits for its time. */
export interface WaitingPost {
  id: string;
  at: string;
  by: string;
  headline: string;
  body: string;
  author: string | null;
  important: boolean;
  pinned: boolean;
}

export interface DeskCoverage {
  story: DeskStory & { eventTimeZone: string };
  items: DeskItem[];
  scheduled: WaitingPost[];
  authors: { username: string; name: string }[];
  readers: number;
}

export interface Posted {
  item?: DeskItem;
  scheduled?: boolean;
}

export interface Previewed {
  item: { shown?: LiveEntry };
}

/** Dates travel in the time of their zone, which the desk always tells in UTC. */
export const instantOf = (date: WireDate | null | undefined): number | undefined =>
  date ? Date.parse(`${date.date.replace(' ', 'T')}Z`) : undefined;
