/** What the desk tells of live coverage. Its answers are looked at before anything is made of them. */
import type { ArrivingItem } from '@masthead/model';
import { type Is, isBoolean, isFields, isIfSaid, isListOf, isNumber, isOrNull, isText } from '../guards.ts';

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
  author?: { username: string } | null;
  datePublished?: WireDate | null;
  important?: boolean;
  pinned?: boolean;
}

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

/** Nothing is told of what waits for its time. */
export interface Posted {
  item?: DeskItem;
}

/** How the site shows an entry: its markup, and the stylesheets that it is made for. */
export interface SiteMarkup {
  html: string;
  styles: string[];
}

export interface Previewed {
  markup?: SiteMarkup;
}

const isDate: Is<WireDate> = (value): value is WireDate =>
  isFields(value) && isText(value.date) && isText(value.timezone);
const isAuthor = (value: unknown): value is { username: string } => isFields(value) && isText(value.username);

const isStory = (value: unknown): value is DeskStory =>
  isFields(value) &&
  [value.id, value.slug, value.headline, value.type].every(isText) &&
  [value.eventStart, value.eventEnd].every(isOrNull(isDate)) &&
  [value.lastEvent, value.readers].every(isNumber) &&
  isBoolean(value.ended);

export const isItem = (value: unknown): value is DeskItem =>
  isFields(value) &&
  isText(value.id) &&
  [value.event, value.sequence].every(isNumber) &&
  isBoolean(value.deleted) &&
  [value.headline, value.body].every(isIfSaid(isText)) &&
  [value.important, value.pinned].every(isIfSaid(isBoolean)) &&
  isIfSaid(isAuthor)(value.author) &&
  isIfSaid(isDate)(value.datePublished);

const isWaiting = (value: unknown): value is WaitingPost =>
  isFields(value) &&
  [value.id, value.at, value.by, value.headline, value.body].every(isText) &&
  isOrNull(isText)(value.author) &&
  [value.important, value.pinned].every(isBoolean);

const isSigner = (value: unknown): value is DeskCoverage['authors'][number] =>
  isAuthor(value) && 'name' in value && isText(value.name);

export const areStories = isListOf(isStory);

export const isCoverage = (value: unknown): value is DeskCoverage =>
  isFields(value) &&
  isStory(value.story) &&
  'eventTimeZone' in value.story &&
  isText(value.story.eventTimeZone) &&
  isListOf(isItem)(value.items) &&
  isListOf(isWaiting)(value.scheduled) &&
  isListOf(isSigner)(value.authors) &&
  isNumber(value.readers);

export const isPosted = (value: unknown): value is Posted =>
  isFields(value) && (value.item === undefined || isItem(value.item));

const isMarkup = (value: unknown): value is SiteMarkup =>
  isFields(value) && isText(value.html) && isListOf(isText)(value.styles);

export const isPreviewed = (value: unknown): value is Previewed =>
  isFields(value) && (value.markup === undefined || isMarkup(value.markup));

/** What became of a picture that was sent. */
export const isKeptPicture = (value: unknown): value is { id: string } => isFields(value) && isText(value.id);

/** Dates travel in the time of their zone, which the desk always tells in UTC. */
export const instantOf = (date: WireDate | null | undefined): number | undefined =>
  date ? Date.parse(`${date.date.replace(' ', 'T')}Z`) : undefined;
