/** Authors as they travel: briefly in lists, whole on pages about their work. */
import { toContentDate } from '@masthead/model';
import type { AuthorRow } from '../schema.ts';
import { authorProfiles } from '../stored/columns.ts';
import { type Pictures, wirePicture } from './picture.ts';

export const wireByline = (author: AuthorRow) => ({
  id: author.id,
  username: author.username,
  firstName: author.first_name,
  lastName: author.last_name,
  jobTitle: author.job_title,
});

export function wireAuthor(author: AuthorRow, pictures: Pictures) {
  const { joined, social, disclosure, ...profile } = authorProfiles.read(author.profile);
  return {
    ...wireByline(author),
    ...profile,
    profileUrl: `/profiles/${author.username}/`,
    authorBio: author.bio,
    authorDisclosure: disclosure,
    awardsAndCredentials: [...profile.awards, ...profile.credentials],
    socialProfileIds: social,
    dateCreated: joined === null ? null : toContentDate(joined),
    image: wirePicture(pictures, author.picture_id),
  };
}
