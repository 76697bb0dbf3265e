/** The head of a listing door. */
import { type Image, titleEnd } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import { feedSubject } from '../../presentation/feeds/feed-address.ts';
import { type Head, pagedDescription, pagedLinks, pagedTitle } from '../../presentation/head/head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';

interface HeadedListing {
  title: string;
  description: string;
  /** The address of its first page. */
  path: string;
  page: number;
  pageCount: number;
  picture?: Image | undefined;
}

/** What is listed under a name that a topic may have as well says what it is. */
const FORMS: Readonly<Record<string, string>> = { tags: 'Tags', collections: 'Collections', feature: 'Features' };

/** The feed of a door, where there is one, has the door's name. */
function feedOf(path: string, title: string): Link | undefined {
  const subject = feedSubject(path.split('/').filter(Boolean));
  return subject?.home === path ? { label: title, href: `/rss${path}` } : undefined;
}

export function listingHead({ title, description, path, page, pageCount, picture }: HeadedListing): Head {
  const form = FORMS[path.split('/')[1] ?? ''];
  const feed = feedOf(path, title);
  return {
    title,
    titleEnd: titleEnd(form, page),
    description: pagedDescription(description, page),
    type: 'website',
    social: { title: pagedTitle(title, page) },
    ...(feed && { feed }),
    ...(picture && { picture }),
    ...pagedLinks(path, page, pageCount),
    structuredData: [breadcrumbs([], title)],
  };
}
