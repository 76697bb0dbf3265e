/** The desk's token: kept in this tab only, gone when it is closed, and never sent but to our own desk. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../../base/store.ts';

const KEPT_AS = 'desk-token';
/** Undefined until the browser was asked; empty when there is none. */
const token = createStore<string | undefined>(undefined);

function read(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  const stop = token.subscribe(listener);
  if (token.get() === undefined) token.set(read());
  return stop;
}

export const useToken = (): string | undefined => useSyncExternalStore(subscribe, token.get, () => undefined);

export function keepToken(text: string): void {
  try {
    if (text) sessionStorage.setItem(KEPT_AS, text);
    else sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Where nothing may be kept, it holds until the page is left.
  }
  token.set(text);
}
