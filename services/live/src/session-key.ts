/**
 * The key of whoever is signed in at the desk: they have no secret to send, and their browser sends its cookie with the
 * request that a socket begins with. Only own pages get a socket, so none of others is opened by it.
 */
import { SESSION_KEY } from '@masthead/model';

const PREFIX = 'cookie ';

/** The key as a channel knows it. */
export const keyWith = (key: string, cookies: string | undefined): string =>
  key === SESSION_KEY ? `${PREFIX}${cookies ?? ''}` : key;

export const cookieIn = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
