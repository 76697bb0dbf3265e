/** What the routes of the content service work with. */
import type { JobRunner } from '@masthead/jobs';
import type { Mail } from '@masthead/mail';
import type { Clock, ErrorReporter, RateLimits } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import type { ContentStore } from '../store.ts';
import type { Decisions } from '../use-cases/decisions.ts';
import type { SearchMisses } from '../use-cases/search-misses.ts';

export interface DeskMail extends Pick<Mail, 'putIn' | 'sendAgain' | 'read' | 'message' | 'wayOut'> {
  /** There is something to send. */
  wake(): void;
  /** Where readers find the site: messages lead there. */
  siteUrl: string;
}

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
  /** How many read a story's live coverage along. */
  readersOf(storyId: string): number;
}
