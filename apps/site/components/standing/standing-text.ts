/** What a standing page says of itself. */
import type { Body } from '../body/body-part.ts';

export interface StandingText {
  slug: string;
  title: string;
  description: string;
}

/** A page that has a text, with its words. */
export interface WithText {
  text: StandingText;
  body: Body;
}
