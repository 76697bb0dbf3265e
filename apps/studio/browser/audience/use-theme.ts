/** The room is dark unless whoever looks at it likes it light; this browser remembers. */
import { useState } from 'react';

type Theme = 'light' | 'dark';
const KEPT_AS = 'masthead-audience-theme';

export function useTheme(): { theme: Theme; other: Theme; change(): void } {
  const [theme, setTheme] = useState<Theme>(kept);
  const other = theme === 'dark' ? 'light' : 'dark';
  return {
    theme,
    other,
    change() {
      setTheme(other);
      try {
        localStorage.setItem(KEPT_AS, other);
      } catch {
        // Where nothing may be kept, it holds until the page is left.
      }
    },
  };
}

function kept(): Theme {
  try {
    return localStorage.getItem(KEPT_AS) === 'light' ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
}
