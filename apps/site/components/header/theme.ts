/** The reader's theme: kept in localStorage, shown as `data-theme` on <html>, the same in every tab. */
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

function announce(): void {
  for (const listener of listeners) listener();
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Another tab chose a theme, or forgot it. */
function follow(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  if (isTheme(event.newValue)) document.documentElement.dataset.theme = event.newValue;
  else delete document.documentElement.dataset.theme;
  announce();
}

function subscribe(listener: () => void): () => void {
  const preference = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', follow);
  preference.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
    preference.removeEventListener('change', listener);
  };
}

/** The theme that is shown; `undefined` on the server and in the first render. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore<Theme | undefined>(subscribe, shownTheme, () => undefined);
}

/** What the reader wants: a theme, or whatever the device prefers. */
export type ThemeWish = Theme | 'device';

export const wishedTheme = (): ThemeWish => {
  const chosen = document.documentElement.dataset.theme;
  return isTheme(chosen) ? chosen : 'device';
};

/** The reader's wish; `undefined` on the server and in the first render. */
export function useThemeWish(): ThemeWish | undefined {
  return useSyncExternalStore<ThemeWish | undefined>(subscribe, wishedTheme, () => undefined);
}

export function chooseTheme(wish: ThemeWish): void {
  if (wish === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wish;
  try {
    if (wish === 'device') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, wish);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  announce();
}

export function toggleTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}
