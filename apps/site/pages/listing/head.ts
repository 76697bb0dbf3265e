/** The head of a listing door. */
import type { Picture } from '../../components/cards/card-story.ts';
import { type Head, pagedLinks, pagedTitle } from '../../server/document/head.ts';
import { breadcrumbs } from '../../server/structured-data/breadcrumbs.ts';

interface HeadedListing {
  title: string;
  description: string;
  /** The address of its first page. */
  path: string;
  page: number;
  pageCount: number;
  picture?: Picture | undefined;
}

/** What is listed under a name that a topic may have as well says what it is. */
const FORMS: Readonly<Record<string, string>> = { tags: 'Tags', collections: 'Collections', feature: 'Features' };

export function listingHead({ title, description, path, page, pageCount, picture }: HeadedListing): Head {
  const form = FORMS[path.split('/')[1] ?? ''];
  return {
    title: pagedTitle(form ? `${title} | ${form}` : title, page),
    description,
    type: 'website',
    social: { title: pagedTitle(title, page) },
    ...(picture && { picture }),
    ...pagedLinks(path, page, pageCount),
    structuredData: [breadcrumbs([], title)],
  };
}
