/** What one issue of a newsletter shows. */
import type { LetterStory } from '../../components/standing/Letter.tsx';

export interface NewsletterPageData {
  name: string;
  tagline: string;
  description: string;
  /** "Sunday, November 15, 2026" */
  date: string;
  stories: LetterStory[];
}
