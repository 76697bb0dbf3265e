/** Where else an author can be found. */
import { ButtonLink, Icon } from '@masthead/ui';
import styles from './ProfileLinks.module.css';
import type { Profile } from './profile.ts';

export function ProfileLinks({ links }: Pick<Profile, 'links'>) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ kind, label, href }) => (
        <li key={href}>
          <ButtonLink kind="line" href={href} {...(kind === 'network' && { rel: 'me noopener' })}>
            {kind === 'mail' && <Icon name="mail" small />}
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
