/** The head of an author's page. */
import { type Author, twitterHandle } from '@masthead/model';
import { type Head, pagedDescription, pagedLinks, pagedTitle } from '../../server/document/head.ts';
import { breadcrumbs } from '../../server/structured-data/breadcrumbs.ts';
import { profile, profilePath } from '../../server/structured-data/person.ts';

export const feedPath = ({ username }: Pick<Author, 'username'>): string => `/rss/authors/${username.toLowerCase()}/`;

export function profileHead(author: Author, page: number, pageCount: number): Head {
  const name = author.fullName || author.username;
  const { twitter } = author.socialProfileIds ?? {};
  return {
    title: pagedTitle(`${name} | People`, page),
    description: pagedDescription(
      author.bio || `Stories by ${name}${author.jobTitle && `, ${author.jobTitle}`}.`,
      page,
    ),
    type: 'profile',
    social: { title: pagedTitle(name, page) },
    feed: { label: name, href: feedPath(author) },
    ...(author.image && { picture: author.image }),
    ...(twitter && { twitterCreator: twitterHandle(twitter) }),
    ...pagedLinks(profilePath(author), page, pageCount),
    structuredData: [profile(author), breadcrumbs([], name)],
  };
}
