/** The desk's token: kept in this tab only, gone when it is closed, and never sent but to our own desk. */
import { createStore } from '@masthead/browser';
import { STAFF_MARK } from '@masthead/tracking';
import { useSyncExternalStore } from 'react';

const KEPT_AS = 'desk-token';
/** Empty when there is none. */
const token = createStore(read());

function read(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

export const useToken = (): string => useSyncExternalStore(token.subscribe, token.get);

export function keepToken(text: string): void {
  try {
    if (text) sessionStorage.setItem(KEPT_AS, text);
    else sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Where nothing may be kept, it holds until the page is left.
  }
  if (text) markStaff();
  token.set(text);
}

/** Who works here is not counted as a reader, in any tab: of that the browser remembers nothing but that it is so. */
export function markStaff(): void {
  try {
    localStorage.setItem(STAFF_MARK, '1');
  } catch {
    // Where nothing may be kept, they are counted.
  }
}
