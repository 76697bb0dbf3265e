/**
 * Who may do what: the use cases ask, with the transaction or the store that they were given to write by. What the
 * product does by itself, in jobs and on its own machine, is asked nothing.
 */
import type { Right } from '@masthead/account';
import { HttpError } from '@masthead/runtime';
import type { ContentStore, Writing } from '../store.ts';

export interface Writer {
  name: string;
}

/** A writer from outside: a machine with a token, or one of the newsroom's people. */
export interface Caller extends Writer {
  /** Of a person: what they begin is theirs. */
  readonly id?: string | undefined;
  readonly may: readonly Right[];
  /** Says to them that they may not. */
  refusal(right: Right): string;
}

type Place = ContentStore | Writing;

const callers = new WeakMap<Place, Caller>();

export const isFor = (place: Place, caller: Caller): void => void callers.set(place, caller);

export const callerOf = (place: Place): Caller | undefined => callers.get(place);

export function requireRight(place: Place, right: Right): void {
  const caller = callers.get(place);
  if (caller && !caller.may.includes(right)) throw new HttpError(403, caller.refusal(right));
}

/** Whoever may write at all may change what they began. */
export function requireOwn(
  place: Place,
  { headline, writer_id }: { headline: string; writer_id: string | null },
): void {
  const caller = callers.get(place);
  if (!caller || caller.may.includes('write')) return;
  requireRight(place, 'write-own');
  if (caller.id === undefined || caller.id !== writer_id)
    throw new HttpError(403, `“${headline}” is somebody else’s: ${lowerFirst(caller.refusal('write'))}`);
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
