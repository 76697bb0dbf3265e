/** The rooms of the studio and their addresses: the server knows which there are, the browser which one it is in. */
export const STUDIO_PATH = '/desk/';

export const STORIES_PATH = `${STUDIO_PATH}stories/`;

export const LOG_PATH = `${STUDIO_PATH}log/`;

export const MISSING_PATH = `${STUDIO_PATH}missing/`;

export const ERRORS_PATH = `${STUDIO_PATH}errors/`;

export const OUTBOX_PATH = `${STUDIO_PATH}outbox/`;

/** No room: the frame that a message is shown in. */
export const LETTER_FRAME_PATH = `${STUDIO_PATH}letter/`;

export const AUDIENCE_PATH = `${STUDIO_PATH}audience/`;

const ROOMS = {
  [STUDIO_PATH]: 'coverage',
  [STORIES_PATH]: 'stories',
  [AUDIENCE_PATH]: 'audience',
  [MISSING_PATH]: 'missing',
  [ERRORS_PATH]: 'errors',
  [OUTBOX_PATH]: 'outbox',
  [LOG_PATH]: 'log',
} as const;

export type Room = { name: (typeof ROOMS)[keyof typeof ROOMS] } | { name: 'live-desk'; slug: string };

const rooms = new Map<string, Room>(Object.entries(ROOMS).map(([path, name]) => [path, { name }]));
const LIVE_DESK = /^\/desk\/live\/([a-z0-9][a-z0-9-]*)\/$/;

export function roomAt(pathname: string): Room | undefined {
  const slug = LIVE_DESK.exec(pathname)?.[1];
  return slug === undefined ? rooms.get(pathname) : { name: 'live-desk', slug };
}

export const liveDeskPath = (slug: string): string => `${STUDIO_PATH}live/${slug}/`;
