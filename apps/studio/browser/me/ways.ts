/** What the desk says of what somebody signs in with. */
import type { StaffPasskey, StaffSession, StaffWays } from '@masthead/account';
import type { Call } from '../desk-client.ts';
import { type Is, isBoolean, isFields, isListOf, isNumber, isOrNull, isText } from '../guards.ts';

const isPasskey: Is<StaffPasskey> = (value): value is StaffPasskey =>
  isFields(value) && [value.id, value.name, value.since].every(isText) && isOrNull(isText)(value.used);

const isSession: Is<StaffSession> = (value): value is StaffSession =>
  isFields(value) && [value.id, value.device, value.since, value.seen].every(isText) && isBoolean(value.isThis);

export const isWays: Is<StaffWays> = (value): value is StaffWays =>
  isFields(value) &&
  isListOf(isPasskey)(value.passkeys) &&
  isListOf(isSession)(value.sessions) &&
  isBoolean(value.hasPassword) &&
  isNumber(value.recoveryCodes);

/** Changes something, and shows what is then; gives what is wrong. */
export type Change = (path: string, call: Call) => Promise<string>;
