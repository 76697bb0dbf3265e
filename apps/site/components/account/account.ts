/** Whoever reads, as far as the page knows: what all parts of accounts look at. */
import { AUTH_AT_START, type AuthEvent, type AuthState, nextAuth, type ReadingKept } from '@masthead/account';
import { createStore } from '@masthead/browser';

export interface Account {
  readonly auth: AuthState;
  /** Undefined until it came. */
  readonly kept: ReadingKept | undefined;
  /** What failed when it was asked for. */
  readonly problem?: string | undefined;
}

const NOBODY_YET: Account = { auth: AUTH_AT_START, kept: undefined };

export const account = createStore<Account>(NOBODY_YET);

/** Of one reader nothing is left when there is another, or none. */
export function applyAuth(event: AuthEvent): void {
  const before = account.get();
  const auth = nextAuth(before.auth, event);
  const isSame = auth.user?.sub === before.auth.user?.sub;
  account.set(isSame ? { ...before, auth } : { auth, kept: undefined });
}

export const setKept = (kept: ReadingKept): void => account.set({ auth: account.get().auth, kept });

/** Changes what is known to be kept; where nothing is known there is nothing to change. */
export function changeKept(change: (kept: ReadingKept) => ReadingKept): void {
  const { kept } = account.get();
  if (kept) setKept(change(kept));
}
