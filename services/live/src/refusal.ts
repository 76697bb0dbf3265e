/** Why a reader is sent away: the codes of the protocol, each with a sentence. */
import { LIVE_CLOSE_CODES, type LiveCloseCode } from '@masthead/model';

export interface Refusal {
  code: LiveCloseCode;
  message: string;
}

const never = (message: string): Refusal => ({ code: LIVE_CLOSE_CODES.noSuchChannel, message });
const misunderstood = (message: string): Refusal => ({ code: LIVE_CLOSE_CODES.misunderstood, message });
const notNow = (message: string): Refusal => ({ code: LIVE_CLOSE_CODES.notNow, message });

export const refusals = {
  noChannel: never('There is no such channel'),
  wrongKey: never('The key does not open this channel'),
  malformed: misunderstood('The message was not understood'),
  tooLarge: misunderstood('The message is too large'),
  binary: misunderstood('Messages are text'),
  notYourTurn: misunderstood('This message comes too early or twice'),
  tooMany: notNow('Too many messages'),
  tooSlow: notNow('Messages were not read fast enough'),
  silent: notNow('Nothing was heard for too long'),
  broken: notNow('The log cannot be read'),
  closing: notNow('The service is going down'),
} as const satisfies Record<string, Refusal>;
