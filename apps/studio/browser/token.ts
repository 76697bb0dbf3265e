/** The desk's token: kept in this tab only, gone when it is closed, and never sent but to our own desk. */
import { createStore } from '@masthead/browser';
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
  token.set(text);
}
