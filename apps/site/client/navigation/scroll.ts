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

const STORED = 'masthead:scroll';
const MOST_KEPT = 100;

export function createScrollKeeper(): ScrollKeeper {
  const positions = readPositions();
  // While pages change in place the browser would restore too early; when the reader leaves, it knows best.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    savePositions(positions);
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

/** Positions outlive a reload, as the entries of the history do; without storage they do not. */
function readPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]'));
  } catch {
    return new Map();
  }
}

function savePositions(positions: Map<string, Position>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-MOST_KEPT)));
  } catch {
    // Full or forbidden: the next page starts at its top.
  }
}

const jump = ({ x, y }: Position): void => scrollTo({ left: x, top: y, behavior: 'instant' });

/** To the element that the hash names, else to the top. */
export function scrollToStart(hash: string): void {
  const target = hash && document.getElementById(nameIn(hash));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else jump({ x: 0, y: 0 });
}

/** The name that a hash holds; one that is not properly encoded is taken as it stands. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
