/** People below each other: portrait, name, what they do, and who they are in their own words. */
import { Dek, Hed, Meta } from '@masthead/ui';
import type { ShownPicture } from '../picture/shown-picture.ts';
import { Avatar } from '../story/Avatar.tsx';
import styles from './PeopleList.module.css';

export interface Person {
  name: string;
  href: string;
  role: string;
  bio: string;
  portrait?: ShownPicture;
}

export function PeopleList({ people }: { people: Person[] }) {
  return (
    <ul>
      {people.map(({ name, href, role, bio, portrait }) => (
        <li className={styles.person} key={href}>
          {portrait && <Avatar portrait={portrait} />}
          <div className={styles.words}>
            <Hed as="h2" size="3">
              <a className={styles.name} href={href}>
                {name}
              </a>
            </Hed>
            {role && <Meta>{role}</Meta>}
            {bio && (
              <Dek small className={styles.bio}>
                {bio}
              </Dek>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
