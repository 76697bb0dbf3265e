/** Where the reader was on each entry of the history, and where a new page begins. */
interface Position {
  x: number;
  y: number;
}

export interface ScrollKeeper {
  /** Remembers the position under an entry of the history. */
  keep(key: string): void;
  restore(key: string): boolean;
}

export function createScrollKeeper(): ScrollKeeper {
  const positions = new Map<string, Position>();
  // While pages change in place the browser would restore too early; when the reader leaves, it knows best.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    keep: (key) => void positions.set(key, { x: scrollX, y: scrollY }),
    restore(key) {
      const position = positions.get(key);
      if (position) jump(position);
      return position !== undefined;
    },
  };
}

const jump = ({ x, y }: Position): void => scrollTo({ left: x, top: y, behavior: 'instant' });

/** To the element that the hash names, else to the top. */
export function scrollToStart(hash: string): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else jump({ x: 0, y: 0 });
}
