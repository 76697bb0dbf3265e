/** What a page is asked for by, and what its composer gives. */
import type { ContentDb } from '../../schema.ts';
import type { WireComponent, WireFailure } from '../../wire/component.ts';

export interface PageRequest {
  db: ContentDb;
  site: string;
  slug: string;
  pageNumber: number;
}

export type Components = (WireComponent | WireFailure)[];
export type Composer = (request: PageRequest) => Promise<Components>;
