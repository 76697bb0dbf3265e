/** What a reader is called: as they chose, else by their address. */
import type { AuthState } from '@masthead/account';

export const nameOf = ({ profile, user }: Pick<AuthState, 'profile' | 'user'>): string =>
  profile?.displayName || user?.email.email || 'You';

/** One letter for each of the first two words of a name, one for an address. */
export function initialsOf(name: string): string {
  const words = name.includes('@') ? [name] : name.split(/[\s.]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
}
