/** How long the parts of loading a page took: for which pages that is asked, when it is told, and what fails. */
import { waitForService } from '@masthead/rules';
import { MOST_TIMING_ERRORS } from './limits.ts';

const TIMED_PAGES: ReadonlySet<string> = new Set(['video_page', 'article', 'product_main']);
/** Without a word from the page that it is loaded, what is known by then is told. */
export const TIMING_FALLBACK_MS = 3000;

export const isTimed = (pageType: string): boolean => TIMED_PAGES.has(pageType);

type Measures = Readonly<Record<string, () => number>>;

/** What is not there yet is no number above 0 and left out; what throws is named, up to ten. */
export function timingsOf(measures: Measures): { timings: Record<string, number>; errors: string[] } {
  const timings: Record<string, number> = {};
  const errors: string[] = [];
  for (const [name, measure] of Object.entries(measures))
    try {
      const value = measure();
      if (value > 0) timings[name] = Math.round(value);
    } catch {
      if (errors.length < MOST_TIMING_ERRORS) errors.push(name);
    }
  return { timings, errors };
}

interface TimingParts {
  /** Calls back when the page is loaded; at once if it is. */
  onLoad(listener: () => void): void;
  later(listener: () => void, milliseconds: number): void;
}

/** Tells once: when the page is loaded, or after three seconds without. */
export function whenTimed({ onLoad, later }: TimingParts, tell: (loaded: boolean) => void): void {
  let told = false;
  const once = (loaded: boolean) => () => {
    if (told) return;
    told = true;
    tell(loaded);
  };
  onLoad(once(true));
  later(once(false), TIMING_FALLBACK_MS);
}

interface MonitorParts {
  /** When the request began, in milliseconds; undefined while it has not been made. */
  seen(): number | undefined;
  pause(milliseconds: number): Promise<unknown>;
  tell(milliseconds: number): void;
}

/** Looks for a request every half second on articles, and tells of it once, on whichever page that is. */
export function createRequestMonitor(): (pageType: string, parts: MonitorParts) => Promise<void> {
  let isBegun = false;
  return async (pageType, { seen, pause, tell }) => {
    if (isBegun || pageType !== 'article') return;
    isBegun = true;
    await waitForService(() => seen() !== undefined, pause);
    const milliseconds = seen();
    if (milliseconds !== undefined) tell(Math.round(milliseconds));
  };
}
