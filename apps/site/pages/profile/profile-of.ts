/** An author to what their page shows of them. */
import { type Author, isMedicalReviewer, isVoicesContributor } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import type { Profile } from '../../components/profile/profile.ts';
import { linksOf } from '../../presentation/view/social-links.ts';
import type { View } from '../../presentation/view/view.ts';
import { feedPath } from './head.ts';

export function profileOf(author: Author, view: View): Profile {
  const standing = standingOf(author);
  return {
    username: author.username,
    name: author.fullName || author.username,
    role: author.jobTitle,
    bio: author.bio,
    ...(author.title && { title: author.title }),
    ...(author.image && { portrait: view.picture(author.image, 'portrait') }),
    ...(standing && { standing }),
    links: [...linksOf(author.email, author.socialProfileIds), { kind: 'feed', label: 'RSS', href: feedPath(author) }],
    facts: factsOf(author),
    ...(author.authorDisclosure && { disclosure: author.authorDisclosure }),
    record: [
      { title: 'Education', lines: distinct(author.education) },
      {
        title: 'Awards and credentials',
        lines: distinct([...author.awardsAndCredentials, ...author.awards, ...author.credentials]),
      },
    ].filter(({ lines }) => lines.length > 0),
  };
}

/** What readers should know of whoever is not simply a reporter. */
function standingOf(author: Author): Profile['standing'] {
  if (isMedicalReviewer(author)) return { text: 'Checks health stories before they are published.' };
  if (isVoicesContributor(author))
    return {
      text: 'Writes from outside the newsroom.',
      link: { label: 'What Voices is', href: pathTo('voices', {}) },
    };
  return undefined;
}

/** Lists on the wire overlap. */
const distinct = (lines: readonly string[]): string[] => [...new Set(lines)];

function factsOf({ expertise, bureau, dateCreated }: Author): Profile['facts'] {
  const since = dateCreated === undefined ? undefined : String(new Date(dateCreated).getUTCFullYear());
  return [
    { name: 'Covers', value: expertise.join(', ') },
    { name: 'Based in', value: bureau },
    { name: 'With us since', value: since },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
