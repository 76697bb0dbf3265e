/** Finished pages in memory, bounded by size and age, each dropped at once when something it shows changes. */
import type { Instant } from '@masthead/model';
import { LRUCache } from 'lru-cache';
import type { PagePlatform } from '../../pages/page-state.ts';
import type { PageDocument } from '../document/page-document.ts';
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
}

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #keysByTag = new Map<string, Set<string>>();

  constructor({ maxBytes, now }: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ document }, key) => document.size + key.length,
      dispose: ({ tags }, key) => this.#forget(key, tags),
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
    return this.#pages.get(key);
  }

  set(key: string, page: CachedPage, ttlMs: number): void {
    this.#pages.set(key, page, { ttl: ttlMs });
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Drops exactly the pages that carry one of these names; returns how many. */
  purge(tags: readonly string[]): number {
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) this.#pages.delete(key);
    return keys.size;
  }

  /** Drops all; returns how many. */
  clear(): number {
    const { pages } = this;
    this.#pages.clear();
    return pages;
  }

  #forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
