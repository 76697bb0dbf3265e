/** An author as their own page shows them. */
import type { Link } from '../../base/link.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';

export interface Profile {
  username: string;
  name: string;
  /** As "Dr", before the name. */
  title?: string;
  role: string;
  bio: string;
  portrait?: ShownPicture;
  /** What they are for the newsroom, where that is not simply a reporter. */
  standing?: { text: string; link?: Link } | undefined;
  /** Out to where else they can be found, their mail, and the feed of what they sign. */
  links: (Link & { kind: 'mail' | 'network' | 'feed' })[];
  facts: { name: string; value: string }[];
  disclosure?: string;
  /** Education, awards: a title and its lines. */
  record: { title: string; lines: string[] }[];
}
