/** What the routes of the content service work with. */
import type { StaffPerson } from '@masthead/account';
import type { JobRunner } from '@masthead/jobs';
import type { Clock, ErrorReporter, RateLimits } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import type { ContentStore } from '../store.ts';
import type { Decisions } from '../use-cases/decisions.ts';
import type { DeskMail } from '../use-cases/outbox.ts';
import type { SearchMisses } from '../use-cases/search-misses.ts';

export interface AppDeps {
  database: ContentStore;
  media: Media;
  clock: Clock;
  limits: RateLimits;
  siteKey: string;
  reporter: ErrorReporter;
  decisions: Decisions;
  misses: SearchMisses;
  /** The key that decisions are asked for with; without one nobody can. */
  decisionKey?: string | undefined;
  /** What is known of jobs. */
  jobs: Pick<JobRunner, 'read'>;
  mail: DeskMail;
  /** Which of the newsroom's people a request's cookies are of; unless given, only tokens open the desk. */
  staffOf?: ((cookies: string | undefined) => Promise<StaffPerson | undefined>) | undefined;
  /** How many read a story's live coverage along. */
  readersOf(storyId: string): number;
}
