/** The newsroom's people as the desk tells them. */
import {
  DESK_STAFF_API,
  isStaffRole,
  STAFF_EVENTS,
  STAFF_STATES,
  type StaffEntry,
  type StaffEvent,
  type StaffLogEntry,
  type StaffState,
} from '@masthead/account';
import { ago } from '../days.ts';
import { type Is, isBoolean, isFields, isListOf, isNumber, isOrNull, isText } from '../guards.ts';
import type { PortionedList } from '../use-portions.ts';

export const isEntry: Is<StaffEntry> = (value): value is StaffEntry =>
  isFields(value) &&
  [value.id, value.name, value.email, value.since].every(isText) &&
  [value.seen, value.invitedUntil].every(isOrNull(isText)) &&
  [value.passkeys, value.sessions].every(isNumber) &&
  isBoolean(value.hasPassword) &&
  isStaffRole(value.role) &&
  STAFF_STATES.some((state) => state === value.state);

export const areEntries = isListOf(isEntry);

const isEvent = (value: unknown): value is StaffEvent => isText(value) && Object.hasOwn(STAFF_EVENTS, value);

const isLogEntry: Is<StaffLogEntry> = (value): value is StaffLogEntry =>
  isFields(value) &&
  isNumber(value.entry) &&
  isText(value.at) &&
  isEvent(value.event) &&
  [value.who, value.by, value.detail, value.device, value.from].every(isOrNull(isText));

/** What is older than the last entry follows it. */
export const LOG: PortionedList<StaffLogEntry> = {
  pathAfter: (shown) => `${DESK_STAFF_API}/log${shown.length > 0 ? `?before=${shown.at(-1)?.entry}` : ''}`,
  are: isListOf(isLogEntry),
  keyOf: ({ entry }) => entry,
};

/** Whoever has not come yet has no name. */
export const nameOf = ({ name, email }: StaffEntry): string => name || email;

export const STATE_NAMES: Readonly<Record<StaffState, string>> = {
  active: 'Staff',
  invited: 'Invited',
  suspended: 'Suspended',
};

interface SignsInWith {
  words: string;
  /** How safe that is. */
  is: 'good' | 'few' | 'bad';
}

export function signsInWith({ passkeys, hasPassword }: StaffEntry): SignsInWith {
  if (passkeys > 1) return { words: `${passkeys} passkeys`, is: 'good' };
  if (passkeys === 1) return { words: hasPassword ? '1 passkey, password' : '1 passkey', is: 'few' };
  if (hasPassword) return { words: 'Password and code', is: 'few' };
  return { words: 'Nothing yet', is: 'bad' };
}

/** When somebody was last here, in a few words. */
export function lastHere(seen: string | null, now: number): string {
  if (seen === null) return 'never';
  const words = ago(seen, now);
  return words === 'now' ? 'here now' : words;
}
