/** Finished pages in memory, bounded by size and age, each dropped at once when something it shows changes. Old ones stay for a day, for when no new one can be made. */
import type { Instant } from '@masthead/model';
import { LRUCache } from 'lru-cache';
import type { PagePlatform } from '../../pages/page-state.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { Dependents } from './dependents.ts';
import type { PageShape } from './page-shape.ts';
import { STALE_MS } from './stale-if-error.ts';

export interface CachedPage {
  document: PageDocument;
  headers: Readonly<Record<string, string>>;
  /** Says which page it is, to who has it already; only of pages that are kept. */
  fingerprint?: string;
  /** Made to be shown by other sites. */
  embeddable?: boolean;
  tags: readonly string[];
  /** What it tells its scripts. */
  platform?: PagePlatform;
  /** What of a visit it was made by. */
  shape: PageShape;
  /** It may be another page from this instant on. */
  until?: Instant | undefined;
  /** The name under which its requests are measured. */
  transaction: string;
}

export interface PageCacheOptions {
  maxBytes: number;
  now(): number;
  dependents: Dependents;
  /** A page was dropped since something that it shows changed. */
  dropped(): void;
}

interface Kept {
  page: CachedPage;
  freshUntil: Instant;
  staleUntil: Instant;
  /** It is no longer to be dropped when something changes. */
  letGo(): void;
}

export class PageCache {
  readonly #pages: LRUCache<string, Kept>;
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes } = options;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.document.size + key.length,
      dispose: ({ letGo }) => letGo(),
    });
  }

  /** How many are held. */
  get pages(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get(key: string): CachedPage | undefined {
    const kept = this.#pages.get(key);
    return kept && this.#options.now() <= kept.freshUntil ? kept.page : undefined;
  }

  /** Also when its time is over, but for a day at the most. */
  getStale(key: string): CachedPage | undefined {
    const kept = this.#pages.get(key);
    return kept && this.#options.now() <= kept.staleUntil ? kept.page : undefined;
  }

  set(key: string, page: CachedPage, freshMs: number): void {
    const now = this.#options.now();
    this.#put(key, page, { freshUntil: now + freshMs, staleUntil: now + STALE_MS });
  }

  /** Serves an old page on for so long, in the form that is given; it grows no younger by that. */
  prolong(key: string, page: CachedPage, ms: number): void {
    const staleUntil = this.#pages.peek(key)?.staleUntil;
    if (staleUntil !== undefined)
      this.#put(key, page, { freshUntil: Math.min(this.#options.now() + ms, staleUntil), staleUntil });
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  #put(key: string, page: CachedPage, times: Pick<Kept, 'freshUntil' | 'staleUntil'>): void {
    const { dependents, dropped } = this.#options;
    const letGo = dependents.keep(page.tags, () => {
      this.#pages.delete(key);
      dropped();
    });
    this.#pages.set(key, { page, letGo, ...times });
    // A page that is larger than all may be is not taken in.
    if (!this.#pages.has(key)) letGo();
  }
}
