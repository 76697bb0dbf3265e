/** What this browser remembers of ads, and only as long as its reader allows them: what was shown, and who is hidden. */
import { readSeen, rememberSeen, type SeenLines } from '@masthead/ads';

const SEEN = 'masthead-ads-seen';
const HIDDEN = 'masthead-ads-hidden';
const CLOSED = 'masthead-ads-closed';
const MOST_HIDDEN = 50;

export interface AdMemory {
  seen(): SeenLines;
  note(line: string): void;
  hidden(): readonly string[];
  hide(advertiser: string): void;
  /** The bar at the foot was closed, and stays so until tomorrow. */
  isBarClosed(): boolean;
  closeBar(): void;
}

/** In a browser that keeps nothing it lasts as long as the document. */
const here = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? here.get(name) ?? null;
  } catch {
    return here.get(name) ?? null;
  }
}

function write(name: string, text: string): void {
  here.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then it is known in this document.
  }
}

/** A day as its reader's clock has it. */
const today = (): string => new Date().toDateString();

export const adMemory: AdMemory = {
  seen: () => readSeen(read(SEEN), Date.now()),
  note: (line) => write(SEEN, JSON.stringify(rememberSeen(adMemory.seen(), line, Date.now()))),
  hidden: () => (read(HIDDEN) ?? '').split(' ').filter(Boolean),
  hide: (advertiser) => write(HIDDEN, [...new Set([...adMemory.hidden(), advertiser])].slice(-MOST_HIDDEN).join(' ')),
  isBarClosed: () => read(CLOSED) === today(),
  closeBar: () => write(CLOSED, today()),
};

/** Its reader no longer allows ads. */
export function forgetAds(): void {
  here.clear();
  try {
    for (const name of [SEEN, HIDDEN, CLOSED]) localStorage.removeItem(name);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
