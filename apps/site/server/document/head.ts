/** What a page says about itself to browsers, crawlers and sharing cards. */
import { type Instant, machineDate } from '@masthead/model';
import type { Picture } from '../../components/cards/card-story.ts';
import { escapeHtml } from './escape.ts';

export interface Head {
  title: string;
  description: string;
  type: 'website' | 'article';
  /** Set for every page of a route; the error page has none. */
  canonicalPath?: string;
  prevPath?: string;
  nextPath?: string;
  robots?: string;
  picture?: Picture;
  publishedAt?: Instant;
  updatedAt?: Instant;
}

/** The part of the head that a navigation in the browser updates. */
export interface HeadUpdate {
  title: string;
  description: string;
  canonical?: string;
}

export interface SiteIdentity {
  /** An origin: paths are appended to it. */
  siteUrl: string;
  brandName: string;
}

/** Previous and next address of a listing's page; page 1 has no number. */
export function pagedLinks(base: string, page: number, pageCount: number): Partial<Head> {
  const pathOf = (number: number): string => (number === 1 ? base : `${base}${number}/`);
  return {
    ...(page > 1 && { prevPath: pathOf(page - 1) }),
    ...(page < pageCount && { nextPath: pathOf(page + 1) }),
  };
}

const fullTitle = (head: Head, { brandName }: SiteIdentity): string => `${head.title} | ${brandName}`;

export function headUpdate(head: Head, site: SiteIdentity): HeadUpdate {
  return {
    title: fullTitle(head, site),
    description: head.description,
    ...(head.canonicalPath && { canonical: site.siteUrl + head.canonicalPath }),
  };
}

export function renderHead(head: Head, site: SiteIdentity): string {
  const { title, description, canonical } = headUpdate(head, site);
  const image = head.picture && site.siteUrl + head.picture.src;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', head.robots),
    link('canonical', canonical),
    link('prev', head.prevPath && site.siteUrl + head.prevPath),
    link('next', head.nextPath && site.siteUrl + head.nextPath),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', site.brandName),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('property', 'article:published_time', head.publishedAt && machineDate(head.publishedAt)),
    meta('property', 'article:modified_time', head.updatedAt && machineDate(head.updatedAt)),
  ].join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string | undefined | 0): string =>
  content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';

const link = (rel: string, href: string | undefined): string =>
  href ? `<link rel="${rel}" href="${escapeHtml(href)}">` : '';
