/** What the routes of the content service work with. */
import type { Clock, ErrorReporter } from '@masthead/runtime';
import type { Database, Media } from '@masthead/storage';
import type { ContentSchema } from '../schema.ts';
import type { Decisions } from '../use-cases/decisions.ts';

export interface AppDeps {
  database: Database<ContentSchema>;
  media: Media;
  clock: Clock;
  siteKey: string;
  reporter: ErrorReporter;
  decisions: Decisions;
  /** The key that decisions are asked for with; without one nobody can. */
  decisionKey?: string | undefined;
  /** Something may have been published or scheduled. */
  changed(): Promise<void>;
  /** How many read a story's live coverage along. */
  readersOf(storyId: string): number;
}
