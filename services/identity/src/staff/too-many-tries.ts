/** The refusal of whoever was wrong too often; `seconds` until they may try again. */
import { HttpError, waitInWords } from '@masthead/runtime';

export const tooManyTries = (seconds: number, advice = ''): HttpError =>
  new HttpError(429, `There were too many tries. ${waitInWords(seconds)}${advice && ` ${advice}`}`, {
    headers: { 'retry-after': `${seconds}` },
  });
