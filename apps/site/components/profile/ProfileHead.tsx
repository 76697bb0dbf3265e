/** The head of an author's page: portrait, role, name, who they are, and where else to find them. */
import { Dek, Hed, Meta } from '@masthead/ui';
import { Picture } from '../picture/Picture.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import styles from './ProfileHead.module.css';
import { ProfileLinks } from './ProfileLinks.tsx';
import type { Profile } from './profile.ts';

export function ProfileHead({ profile }: { profile: Profile }) {
  const { name, role, bio, portrait, links, facts } = profile;
  return (
    <header className={portrait ? styles.head : styles.wordsOnly}>
      {portrait && (
        <Picture
          picture={{ ...portrait, alt: portrait.alt || `Portrait of ${name}` }}
          className={styles.portrait}
          priority
        />
      )}
      <div className={styles.words}>
        {role && (
          <Meta>
            <b>{role}</b>
          </Meta>
        )}
        <Hed as="h1" size="display">
          {name}
        </Hed>
        {bio && <Dek className={styles.bio}>{bio}</Dek>}
        <ProfileLinks links={links} />
        <ProfileFacts facts={facts} />
      </div>
    </header>
  );
}
