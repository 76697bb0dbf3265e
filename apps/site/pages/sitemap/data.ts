/** What the site map shows: all maps with their years, or a page of one of them. */
import type { Link } from '../../base/link.ts';
import type { MapOfYears } from '../../components/sitemap/MapIndex.tsx';

export interface SitemapPage {
  title: string;
  /** Up to all maps. */
  up: Link;
  /** The other years of the same map. */
  years: Link[];
  entries: Link[];
  page: number;
  pageCount: number;
  baseHref: string;
}

export type SitemapPageData = { kind: 'index'; maps: MapOfYears[] } | ({ kind: 'map' } & SitemapPage);
