/** An author as their own page shows them. */
import type { Link } from '../cards/card-story.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';

export interface Profile {
  name: string;
  role: string;
  bio: string;
  portrait?: ShownPicture;
  /** Out to where else they can be found, and their mail. */
  links: (Link & { kind: 'mail' | 'network' })[];
  facts: { name: string; value: string }[];
  disclosure?: string;
  /** Education, awards: a title and its lines. */
  record: { title: string; lines: string[] }[];
}
