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

/** Hebrew, Arabic and their neighbours, and the other scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name that runs from right to left, kept from turning round what stands beside it. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Names as a sentence has them: "A", "A and B", "A, B and C"; of more than there is room for, "A, B and 10 others". */
export function joinNames(names: readonly string[], most = names.length): string {
  const crowd = names.length > Math.max(most, 2);
  const shown = names.slice(0, crowd ? most - 1 : undefined).map(isolated);
  const [first, last] = crowd
    ? [shown, `${names.length - shown.length} others`]
    : [shown.slice(0, -1), shown.at(-1) ?? ''];
  return first.length === 0 ? last : `${first.join(', ')} and ${last}`;
}
