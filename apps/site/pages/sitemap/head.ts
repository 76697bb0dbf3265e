/** The head of the maps of the site: of all of them, and of a page of one. */
import { type Head, pagedLinks, pagedTitle } from '../../presentation/head/head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';

interface HeadedMap {
  /** What it lists, as readers are told: "Articles". */
  name: string;
  year?: string | number | undefined;
  /** The address of its first page. */
  path: string;
  page: number;
  pageCount: number;
}

const ALL = { label: 'Site map', href: '/sitemaps/' };

/** Without a map it is the head of the page that lists them. */
export function sitemapHead(map?: HeadedMap): Head {
  if (!map) return { ...described(ALL.label), structuredData: [breadcrumbs([], ALL.label)] };
  const { name, year, path, page, pageCount } = map;
  const title = [`${ALL.label}: ${name}`, ...(year === undefined ? [] : [year])].join(', ');
  return {
    ...described(pagedTitle(title, page)),
    ...pagedLinks(path, page, pageCount),
    structuredData: [breadcrumbs([ALL], title)],
  };
}

const described = (title: string): Head => ({
  title,
  description: `${title}. Everything that we have published, by kind and date.`,
  type: 'website',
});
