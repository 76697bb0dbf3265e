/** Who wrote the story, in a few words of their own; nothing for an author without a biography. */
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './AuthorBio.module.css';
import { AuthorName } from './AuthorName.tsx';
import { Avatar } from './Avatar.tsx';

interface AuthorBioProps {
  author: { name: string; href?: string; role: string; bio: string; portrait?: ShownPicture };
}

export function AuthorBio({ author }: AuthorBioProps) {
  if (!author.bio) return null;
  return (
    <section className={styles.box} aria-label={`About ${author.name}`}>
      {author.portrait && <Avatar portrait={author.portrait} />}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <AuthorName author={author} />
        </h2>
        {author.role && <p className={styles.role}>{author.role}</p>}
        <p className={styles.bio}>{author.bio}</p>
      </div>
    </section>
  );
}
