/** Finished pages in memory, bounded by size and age, each dropped at once when something it shows changes. */
import type { Instant } from '@masthead/model';
import { LRUCache } from 'lru-cache';
import type { PagePlatform } from '../../pages/page-state.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { Dependents } from './dependents.ts';
import type { PageShape } from './page-shape.ts';

export interface CachedPage {
  document: PageDocument;
  headers: Readonly<Record<string, string>>;
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
  /** It is no longer to be dropped when something changes. */
  letGo(): void;
}

export class PageCache {
  readonly #pages: LRUCache<string, Kept>;
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes, now } = options;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.document.size + key.length,
      dispose: ({ letGo }) => letGo(),
      perf: { now },
      ttlResolution: 0,
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
    return this.#pages.get(key)?.page;
  }

  set(key: string, page: CachedPage, ttlMs: number): void {
    const { dependents, dropped } = this.#options;
    const letGo = dependents.keep(page.tags, () => {
      this.#pages.delete(key);
      dropped();
    });
    this.#pages.set(key, { page, letGo }, { ttl: ttlMs });
    // A page that is larger than all may be is not taken in.
    if (!this.#pages.has(key)) letGo();
  }
}
