/** What the error page shows. Texts come from the translation keys; `details` only in development. */
import type { CardStory } from '../../components/cards/card-story.ts';

export interface ErrorPageData {
  status: number;
  details?: { message: string; stack?: string };
  /** Where "back" leads; absent when the site's host is not known. */
  homeHref?: string;
  suggestions: readonly CardStory[];
}
