/** Menus close when the page under them changes. */
import { useEffect } from 'react';

const NAVIGATED = 'masthead:navigated';

/** `close` must be stable: a module's function, or one made with useCallback. */
export function useCloseOnNavigation(close: () => void): void {
  useEffect(() => {
    window.addEventListener(NAVIGATED, close);
    return () => window.removeEventListener(NAVIGATED, close);
  }, [close]);
}
