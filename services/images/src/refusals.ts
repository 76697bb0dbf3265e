/** Why a picture is not sent, as errors that know their status and how long that stays true. */
import { HttpError } from '@masthead/runtime';

export const KEPT_BY_NOBODY = { 'cache-control': 'no-store' };
const KEPT_FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' };

const kept = (status: number, message: string): HttpError =>
  new HttpError(status, message, { headers: KEPT_FOR_A_MINUTE });

export const notSigned = (): HttpError =>
  new HttpError(403, 'This address of a picture is not signed by us', { headers: KEPT_BY_NOBODY });

export const wrongMethod = (): HttpError =>
  new HttpError(405, 'Pictures are asked for by GET or HEAD', { headers: { allow: 'GET, HEAD', ...KEPT_BY_NOBODY } });

export const badOrder = (message: string): HttpError => kept(400, message);
export const noPicture = (): HttpError => kept(404, 'There is no such picture');
/** Its bytes are not what its name says. */
export const notAPicture = (message: string): HttpError => kept(415, message);
/** It is a picture, but none that can be drawn. */
export const cannotBeDrawn = (message: string): HttpError => kept(422, message);

export const comeBackLater = (message: string, cause?: unknown): HttpError =>
  new HttpError(503, message, { headers: { 'retry-after': '5', ...KEPT_BY_NOBODY }, cause });

/** No size of such an original can be drawn, today or in a minute. */
export const isFaultOfOriginal = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.statusCode === 415 || error.statusCode === 422);
