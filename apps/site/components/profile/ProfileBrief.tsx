/** The head of an author's further pages: whose stories these are, and the way to who they are. */
import { ButtonLink, Meta } from '@masthead/ui';
import styles from './ProfileBrief.module.css';
import { ProfileName } from './ProfileName.tsx';
import type { Profile } from './profile.ts';

export function ProfileBrief({ profile, href }: { profile: Profile; href: string }) {
  return (
    <header className={styles.brief}>
      {profile.role && (
        <Meta>
          <b>{profile.role}</b>
        </Meta>
      )}
      <ProfileName profile={profile} size="1" />
      <ButtonLink kind="line" small href={href}>
        <span>
          About <bdi>{profile.name}</bdi>
        </span>
      </ButtonLink>
    </header>
  );
}
