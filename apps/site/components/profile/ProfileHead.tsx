/** The head of an author's page: portrait, role, name, who they are, and where else to find them. */
import { Dek, Meta } from '@masthead/ui';
import { FollowButton } from '../account/FollowButton.tsx';
import { Picture } from '../picture/Picture.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import styles from './ProfileHead.module.css';
import { ProfileLinks } from './ProfileLinks.tsx';
import { ProfileName } from './ProfileName.tsx';
import type { Profile } from './profile.ts';

export function ProfileHead({ profile }: { profile: Profile }) {
  const { username, name, role, bio, standing, portrait, links, facts } = profile;
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
        <ProfileName profile={profile} size="display" />
        {bio && <Dek className={styles.bio}>{bio}</Dek>}
        <FollowButton kind="person" of={username} name={name} />
        {standing && (
          <p className={styles.standing}>
            {standing.text}
            {standing.link && (
              <>
                {' '}
                <a href={standing.link.href}>{standing.link.label}</a>
              </>
            )}
          </p>
        )}
        <ProfileLinks links={links} />
        <ProfileFacts facts={facts} />
      </div>
    </header>
  );
}
