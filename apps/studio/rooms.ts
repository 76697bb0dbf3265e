/** The rooms of the studio and their addresses: the server knows which there are, the browser which one it is in. */
import { type Right, WELCOME_PATH } from '@masthead/account';

export const STUDIO_PATH = '/desk/';

export const STORIES_PATH = `${STUDIO_PATH}stories/`;

export const LOG_PATH = `${STUDIO_PATH}log/`;

export const MISSING_PATH = `${STUDIO_PATH}missing/`;

export const ERRORS_PATH = `${STUDIO_PATH}errors/`;

export const OUTBOX_PATH = `${STUDIO_PATH}outbox/`;

/** No room: the frame that a message is shown in. */
export const LETTER_FRAME_PATH = `${STUDIO_PATH}letter/`;

export const DISCUSSION_PATH = `${STUDIO_PATH}discussion/`;

export const AUDIENCE_PATH = `${STUDIO_PATH}audience/`;

export const ADS_PATH = `${STUDIO_PATH}ads/`;

export const PEOPLE_PATH = `${STUDIO_PATH}people/`;

export const ME_PATH = `${STUDIO_PATH}me/`;

const ROOMS = {
  [STUDIO_PATH]: 'coverage',
  [STORIES_PATH]: 'stories',
  [AUDIENCE_PATH]: 'audience',
  [DISCUSSION_PATH]: 'discussion',
  [ADS_PATH]: 'ads',
  [MISSING_PATH]: 'missing',
  [ERRORS_PATH]: 'errors',
  [OUTBOX_PATH]: 'outbox',
  [LOG_PATH]: 'log',
  [PEOPLE_PATH]: 'people',
  [ME_PATH]: 'me',
  [WELCOME_PATH]: 'welcome',
} as const;

export type Room = { name: (typeof ROOMS)[keyof typeof ROOMS] } | { name: 'live-desk'; slug: string };

const rooms = new Map<string, Room>(Object.entries(ROOMS).map(([path, name]) => [path, { name }]));
const LIVE_DESK = /^\/desk\/live\/([a-z0-9][a-z0-9-]*)\/$/;

export function roomAt(pathname: string): Room | undefined {
  const slug = LIVE_DESK.exec(pathname)?.[1];
  return slug === undefined ? rooms.get(pathname) : { name: 'live-desk', slug };
}

export const liveDeskPath = (slug: string): string => `${STUDIO_PATH}live/${slug}/`;

/** What one must be allowed to have any use for a room; null: it is everybody's. */
export const ROOM_RIGHTS: Readonly<Record<Room['name'], Right | null>> = {
  coverage: 'live',
  'live-desk': 'live',
  stories: 'read',
  audience: 'audience',
  discussion: 'moderate',
  ads: 'ads',
  missing: 'read',
  errors: 'read',
  outbox: 'mail',
  log: 'audit',
  people: 'people',
  me: null,
  welcome: null,
};
