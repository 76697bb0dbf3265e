/** What a page is asked for by, and what its composer gives. */
import type { IndexFilter, StoryForm } from '@masthead/model';
import type { ContentDb } from '../../schema.ts';
import type { WireComponent, WireFailure } from '../../wire/component.ts';

export interface PageRequest {
  db: ContentDb;
  site: string;
  slug: string;
  pageNumber: number;
  /** Of a topic's or a person's stories only those of this form. */
  form?: StoryForm | undefined;
  /** Of an index page's stories only these. */
  filter?: IndexFilter | undefined;
}

export type Components = (WireComponent | WireFailure)[];
export type Composer = (request: PageRequest) => Promise<Components>;
