/** What follows from who somebody is: their name, whether they can be linked, and what they are for a story. */
import { MEDICAL_REVIEWER, VOICES_ROLE } from './names.ts';

interface Role {
  name?: string | undefined;
  role?: string | undefined;
}

export const fullNameOf = ({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Only an author with a username has a page to link to. */
export const isValidAuthor = ({ username }: { username: string }): boolean => username !== '';

export const isMedicalReviewer = ({ roles }: { roles: readonly Role[] }): boolean =>
  roles.some(({ name }) => name === MEDICAL_REVIEWER);

export const isVoicesContributor = ({ roles }: { roles: readonly Role[] }): boolean =>
  roles.some(({ role }) => role === VOICES_ROLE);

/** "@masthead", however it was written. */
export const twitterHandle = (name: string): string => (name.startsWith('@') ? name : `@${name}`);

interface Nameable {
  username: string;
  fullName: string;
}

/** Who signs a story: its author if there is anything to call them, then those of the others who are valid. */
export const authorsOf = <Author extends Nameable>(content: {
  author?: Author | undefined;
  moreAuthors: readonly Author[];
}): Author[] => {
  const main = content.author && (content.author.username || content.author.fullName) ? [content.author] : [];
  return [...main, ...content.moreAuthors.filter(isValidAuthor)];
};

/** Names as a sentence has them: "A", "A and B", "A, B and C". */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
