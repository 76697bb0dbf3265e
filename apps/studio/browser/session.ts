/** Who is signed in at the desk: the cookie is the browser's, and no script reads it; what it opens, the desk is asked. */
import { DESK_SESSION_API, isStaffRole, mayDo, type Right, type StaffPerson } from '@masthead/account';
import { createStore } from '@masthead/browser';
import { useSyncExternalStore } from 'react';
import { createDeskClient, reasonOf } from './desk-client.ts';
import { type Is, isFields, isOrNull, isText } from './guards.ts';
import { markStaff, useToken } from './token.ts';

/** Undefined until it is known, null where nobody is. */
const session = createStore<StaffPerson | null | undefined>(undefined);

export const useSession = (): StaffPerson | null | undefined => useSyncExternalStore(session.subscribe, session.get);

const isPerson: Is<StaffPerson> = (value): value is StaffPerson =>
  isFields(value) && [value.id, value.name, value.email].every(isText) && isStaffRole(value.role);

const isWhoever: Is<{ person: StaffPerson | null }> = (value): value is { person: StaffPerson | null } =>
  isFields(value) && isOrNull(isPerson)(value.person);

export const isSignedIn: Is<{ person: StaffPerson }> = (value): value is { person: StaffPerson } =>
  isFields(value) && isPerson(value.person);

export function keepSession(person: StaffPerson | null): void {
  if (person) markStaff();
  session.set(person);
}

/** By the cookie that the browser has, if it has one. */
export const askByCookie = createDeskClient('');

/** Calls below the session's address; what cannot be read is a failure like any other. */
export const askSession = <Data>(path: string, is: Is<Data>, body?: object, method: 'POST' | 'PUT' = 'POST') =>
  askByCookie(DESK_SESSION_API + path, is, { method, body: body ?? {} });

/** Asks who is signed in; gives why that could not be told. */
export async function findSession(): Promise<string> {
  const outcome = await askByCookie(DESK_SESSION_API, isWhoever);
  keepSession(outcome.ok ? outcome.data.person : null);
  return outcome.ok || outcome.kind === 'refused' ? '' : reasonOf(outcome);
}

export async function signOut(): Promise<void> {
  await askSession('/end', isWhoever);
  keepSession(null);
}

/** Whether whoever is here may do something. What a token may, the desk alone knows. */
export function useMay(): (right: Right) => boolean {
  const person = useSession();
  const token = useToken();
  return (right) => token !== '' || (person ? mayDo(person.role, right) : false);
}
