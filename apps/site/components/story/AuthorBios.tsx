/** Who wrote the story. A whole crowd stays folded until a reader asks who they are. */

import { AuthorBio } from './AuthorBio.tsx';
import styles from './AuthorBios.module.css';
import type { Byline } from './read-story.ts';

const MOST_UNFOLDED = 3;

export function AuthorBios({ authors }: { authors: readonly Byline[] }) {
  const told = authors.filter(({ bio }) => bio);
  const bios = told.map((author) => <AuthorBio key={author.name} author={author} />);
  if (told.length <= MOST_UNFOLDED) return bios;
  return (
    <details className={styles.crowd}>
      <summary className={styles.summary}>About the {told.length} people who wrote this</summary>
      {bios}
    </details>
  );
}
