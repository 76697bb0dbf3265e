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

export function toggleTheme(): void {
  const theme: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  announce();
}
