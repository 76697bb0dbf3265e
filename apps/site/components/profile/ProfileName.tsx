/** An author's name with what goes before it; a name may run from right to left. */
import { Hed } from '@masthead/ui';
import type { Profile } from './profile.ts';

interface ProfileNameProps {
  profile: Pick<Profile, 'name' | 'title'>;
  size: 'display' | '1';
}

export const ProfileName = ({ profile: { name, title }, size }: ProfileNameProps) => (
  <Hed as="h1" size={size}>
    {title && `${title} `}
    <bdi>{name}</bdi>
  </Hed>
);
