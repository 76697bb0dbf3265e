/** The names of what can change: see docs/contracts/content-changes.md. */
import type { IndexForm } from '@masthead/model';

/** Anything may have changed: whoever keeps something lets go of all of it. */
export const EVERYTHING = 'everything';
/** A story, a post or a message to a webhook waits for its time, or no longer does. Nothing that readers see. */
export const SCHEDULE = 'schedule';
/** Something about the stories of an index page: which they are, how they are narrowed, what its table says of them. */
export const indexPageName = (form: IndexForm): string => `index:${form}`;
/** What is read most behind a door is another, or in another order. */
export const mostReadName = (listing: string): string => `most-read:${listing}`;
