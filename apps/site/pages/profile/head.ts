/** The head of an author's page. */
import { type Author, titleEnd, twitterHandle } from '@masthead/model';
import { type Head, pagedDescription, pagedLinks, pagedTitle } from '../../presentation/head/head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { profile, profilePath } from '../../presentation/structured-data/person.ts';
import { type FormCount, formLabel } from '../../presentation/view/form-tabs.ts';

export const feedPath = ({ username }: Pick<Author, 'username'>): string => `/rss/authors/${username.toLowerCase()}/`;

/** `only` is said where the page has stories of one form only. */
export function profileHead(author: Author, page: number, pageCount: number, only?: FormCount): Head {
  const name = author.fullName || author.username;
  const label = only && formLabel(only.form);
  const title = label ? `${name}: ${label}` : name;
  const base = profilePath(author);
  const { twitter } = author.socialProfileIds ?? {};
  return {
    title,
    titleEnd: titleEnd('People', page),
    description: pagedDescription(
      label
        ? `${label} by ${name}, newest first.`
        : author.bio || `Stories by ${name}${author.jobTitle && `, ${author.jobTitle}`}.`,
      page,
    ),
    type: 'profile',
    // A form that they wrote nothing in is nothing to be found.
    ...(only?.total === 0 && { robots: 'noindex' }),
    social: { title: pagedTitle(title, page) },
    feed: { label: name, href: feedPath(author) },
    ...(author.image && { picture: author.image }),
    ...(twitter && { twitterCreator: twitterHandle(twitter) }),
    ...pagedLinks(only ? `${base}${only.form}/` : base, page, pageCount),
    structuredData: [
      profile(author),
      label ? breadcrumbs([{ label: name, href: base }], label) : breadcrumbs([], name),
    ],
  };
}
