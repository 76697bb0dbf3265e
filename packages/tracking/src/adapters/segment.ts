/** An event in the form of Segment's HTTP API, which many services take: a page view as a page, the rest as tracks. */
import type { EVENTS, EventName } from '../event-table.ts';
import { type Told, toldAddress, toldReferrer } from './told.ts';

/** As the table has it: an event that is to go as a page and is not here does not compile. */
type SentAsPage = { [Name in EventName]: (typeof EVENTS)[Name]['sentAs'] extends 'page' ? Name : never }[EventName];
const PAGES: Readonly<Record<SentAsPage, true>> = { page_viewed: true };

const LIBRARY = { name: 'masthead', version: '1' };

interface SegmentBase {
  /** Known by it, a message is taken once. */
  messageId: string;
  anonymousId: string;
  timestamp: string;
  context: { library: typeof LIBRARY; page: { url: string; path: string; title: string; referrer?: string } };
}

export type SegmentMessage = SegmentBase &
  (
    | { type: 'page'; name: string; properties: Record<string, unknown> }
    | { type: 'track'; event: EventName; properties: Record<string, unknown> }
    | { type: 'identify'; userId: string; traits: Record<string, never> }
  );

const isPage = (told: Told): told is Told<SentAsPage> => Object.hasOwn(PAGES, told.event.name);
const isIdentify = (told: Told): told is Told<'identify'> => told.event.name === 'identify';

export function segmentMessage(told: Told): SegmentMessage {
  const { event, sender, title } = told;
  const { id, at, view, page, name, version: _ours, ...said } = event;
  const { address: path, kind: pageKind, storyId } = page;
  const url = toldAddress(told);
  const properties = { ...said, view, pageKind, storyId };
  const base = {
    messageId: id,
    // Who may not be known again is somebody else with each visit.
    anonymousId: sender.visitor ?? sender.session,
    timestamp: new Date(at).toISOString(),
    context: { library: LIBRARY, page: { url, path, title } },
  };
  if (isIdentify(told)) return { ...base, type: 'identify', userId: told.event.account, traits: {} };
  if (!isPage(told)) return { ...base, type: 'track', event: name, properties };
  const referrer = toldReferrer(told);
  const context = { ...base.context, page: { ...base.context.page, referrer } };
  return { ...base, context, type: 'page', name: title, properties: { ...properties, url, path, title, referrer } };
}
