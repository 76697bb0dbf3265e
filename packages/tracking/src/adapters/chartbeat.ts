/** What Chartbeat is told of a page: where it is, what it is called, and the sections that it is counted in. */
import type { Told } from './told.ts';

/** Types of stories that sell: all of them are counted together, too. */
export const COMMERCE_TYPES = [
  'best-list',
  'best-list-precap',
  'versus',
  'versus-precap',
  'deals',
  'deals-precap',
  'commerce',
] as const;
const COMMERCE_SECTION = 'commerce';

export interface ChartbeatPage {
  path: string;
  title: string;
  /** With commas between them. */
  sections: string;
}

/** “Best List - Precap” is best-list-precap. */
export const chartbeatType = (articleType: string): string =>
  articleType
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isCommerce = (type: string): boolean => COMMERCE_TYPES.some((commerce) => commerce === type);

export function chartbeatPage({ event, title }: Told<'page_viewed'>): ChartbeatPage {
  const type = chartbeatType(event.articleType);
  const sections = [event.siteSection, ...(isCommerce(type) ? [COMMERCE_SECTION, type] : [])];
  return {
    path: event.page.address,
    title,
    // A comma would be another section.
    sections: [...new Set(sections.map((section) => section.replaceAll(',', ' ').trim()))].filter(Boolean).join(','),
  };
}
