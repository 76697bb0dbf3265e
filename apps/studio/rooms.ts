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

export type Room =
  | { name: 'coverage' }
  | { name: 'stories' }
  | { name: 'audience' }
  | { name: 'missing' }
  | { name: 'errors' }
  | { name: 'log' }
  | { name: 'outbox' }
  | { name: 'live-desk'; slug: string };

const LIVE_DESK = /^\/desk\/live\/([a-z0-9][a-z0-9-]*)\/$/;

export function roomAt(pathname: string): Room | undefined {
  if (pathname === STUDIO_PATH) return { name: 'coverage' };
  if (pathname === STORIES_PATH) return { name: 'stories' };
  if (pathname === AUDIENCE_PATH) return { name: 'audience' };
  if (pathname === MISSING_PATH) return { name: 'missing' };
  if (pathname === ERRORS_PATH) return { name: 'errors' };
  if (pathname === LOG_PATH) return { name: 'log' };
  if (pathname === OUTBOX_PATH) return { name: 'outbox' };
  const slug = LIVE_DESK.exec(pathname)?.[1];
  return slug === undefined ? undefined : { name: 'live-desk', slug };
}

export const liveDeskPath = (slug: string): string => `${STUDIO_PATH}live/${slug}/`;
