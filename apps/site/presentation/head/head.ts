/**
 * What a page says about itself to browsers, crawlers and sharing cards. Pages say it as plain data; here it becomes
 * tags. Who reads them takes the first or the last of several as it likes, so no kind of tag is written twice; only a
 * story's tags and authors are lists to all who read them, with a tag for each.
 */
import type { ImageAddresses } from '@masthead/image-url';
import { type Image, type Instant, machineDate, searchTitle, titleEnd } from '@masthead/model';
import { escapeHtml } from '@masthead/web';
import { type BrandKey, brands, LOGO_SIZE } from '../../base/brands.ts';
import type { HeadUpdate } from '../../base/head-update.ts';
import type { Link } from '../../base/link.ts';
import { keptPer } from '../../base/once-per.ts';
import { type SizedPicture, sizedPicture } from '../sized-picture.ts';
import type { Describe } from '../structured-data/page-facts.ts';

/** A picture for sharing; of one that is not ours only its address is known. */
type HeadPicture = Image | { src: string };

export interface Head {
  /** Search engines are shown as much of it as they have room for. */
  title: string;
  /** Stands after it and is never cut: what tells the page from others of that name. */
  titleEnd?: string;
  description: string;
  type: 'website' | 'article' | 'profile' | 'video.other';
  /** Absent: the canonical address of the route. The error page has none. */
  canonicalPath?: string;
  prevPath?: string;
  nextPath?: string;
  /** Absent: may be found, with large pictures. */
  robots?: string;
  picture?: HeadPicture;
  /** What sharing cards say instead of the title, the description and the picture. */
  social?: { title?: string; description?: string; picture?: HeadPicture };
  twitterCreator?: string;
  /** The feed that goes with the page; absent: the one of its brand. */
  feed?: Link;
  /** Of stories. */
  publishedAt?: Instant;
  updatedAt?: Instant;
  section?: string;
  tags?: readonly string[];
  newsKeywords?: readonly string[];
  /** The pages of those who sign. */
  authorPaths?: readonly string[];
  /** Says what its author thinks rather than what happened. */
  opinion?: boolean;
  /** What the page is about, for search engines. */
  structuredData?: readonly Describe[];
}

export interface SiteIdentity {
  /** An origin: paths are appended to it. */
  siteUrl: string;
  brand: BrandKey;
  images: ImageAddresses;
}

export const SITE_DESCRIPTION =
  'News, reviews and advice on consumer technology from people who buy, borrow and break things first.';

/** Everything can be read without paying. */
const CONTENT_TIER = 'free';
const ROBOTS = 'max-image-preview:large';
const BRAND_FEEDS: Readonly<Record<BrandKey, string>> = { cnet: '/rss/', roadshow: '/rss/roadshow/' };

/** Previous and next address of a listing's page; page 1 has no number. */
export function pagedLinks(base: string, page: number, pageCount: number): Partial<Head> {
  const pathOf = (number: number): string => (number === 1 ? base : `${base}${number}/`);
  return {
    ...(page > 1 && { prevPath: pathOf(page - 1) }),
    ...(page < pageCount && { nextPath: pathOf(page + 1) }),
  };
}

/** No two pages of a listing have one title. */
export const pagedTitle = (title: string, page: number): string => `${title}${titleEnd(undefined, page)}`;

/** Nor one description. */
export const pagedDescription = (description: string, page: number): string =>
  page === 1 ? description : `Page ${page}. ${description || SITE_DESCRIPTION}`;

export function headUpdate(head: Head, { siteUrl, brand }: Omit<SiteIdentity, 'images'>): HeadUpdate {
  return {
    title: searchTitle(head.title, head.titleEnd ?? '', brands[brand].name),
    description: head.description || SITE_DESCRIPTION,
    robots: head.robots ?? ROBOTS,
    ...(head.canonicalPath && { canonical: siteUrl + head.canonicalPath }),
  };
}

export function renderHead(head: Head, site: SiteIdentity): string {
  return writtenHeads(head, `${site.brand} ${site.siteUrl}`, () => headTags(head, site));
}

/** A head that is kept with its story is written once. */
const writtenHeads = keptPer<string>();

function headTags(head: Head, site: SiteIdentity): string {
  const { title, description, canonical, robots } = headUpdate(head, site);
  const inSite = (path: string | undefined): string | undefined => path && site.siteUrl + path;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    link('canonical', canonical),
    link('alternate', canonical, { hreflang: 'en' }),
    link('alternate', canonical, { hreflang: 'x-default' }),
    link('prev', inSite(head.prevPath)),
    link('next', inSite(head.nextPath)),
    feedTag(head, site),
    socialTags(head, site, description, canonical),
    storyTags(head, site),
    browserTags(site),
  ].join('');
}

function feedTag({ feed }: Head, { siteUrl, brand }: SiteIdentity): string {
  const { name } = brands[brand];
  const title = feed ? `${name}: ${feed.label}` : name;
  return link('alternate', siteUrl + (feed?.href ?? BRAND_FEEDS[brand]), { type: 'application/rss+xml', title });
}

function socialTags(head: Head, site: SiteIdentity, description: string, canonical: string | undefined): string {
  const { name, twitter, logo } = brands[site.brand];
  const own = sharedPicture(head.social?.picture, head, site) ?? sharedPicture(head.picture, head, site);
  const picture: SharedPicture = own ?? { src: site.siteUrl + logo, width: LOGO_SIZE, height: LOGO_SIZE, alt: name };
  return [
    meta('property', 'og:title', head.social?.title || `${head.title}${head.titleEnd ?? ''}`),
    meta('property', 'og:description', head.social?.description || description),
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', name),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', picture.src),
    meta('property', 'og:image:width', picture.width?.toString()),
    meta('property', 'og:image:height', picture.height?.toString()),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', isWide(picture) ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:site', twitter),
    meta('name', 'twitter:creator', head.twitterCreator),
  ].join('');
}

type SharedPicture = Pick<SizedPicture, 'src'> & Partial<SizedPicture & { alt: string }>;

/** With its whole address; what is no address on the web is no picture. */
function sharedPicture(picture: HeadPicture | undefined, head: Head, site: SiteIdentity): SharedPicture | undefined {
  const sized = picture && sizedForSharing(picture, head, site);
  const url = sized && URL.parse(sized.src, site.siteUrl);
  return url && /^https?:$/.test(url.protocol) ? { ...sized, src: url.href } : undefined;
}

/** People are shared with their faces, which a wide cut would lose. */
function sizedForSharing(picture: HeadPicture, { type }: Head, { images }: SiteIdentity): SharedPicture {
  if ('src' in picture) return picture;
  const sized = sizedPicture(images, picture, type === 'profile' ? 'seo_image_square' : 'seo_image_wide');
  return { ...sized, alt: picture.alt };
}

/** A logo or a portrait is no picture to fill a card with; one of unknown size is taken for wide, as most are. */
const isWide = ({ width, height }: SharedPicture): boolean =>
  width === undefined || height === undefined || width > height;

const storyTags = (head: Head, { siteUrl }: SiteIdentity): string =>
  [
    meta('property', 'article:published_time', timeOf(head.publishedAt)),
    meta('property', 'article:modified_time', timeOf(head.updatedAt)),
    meta('property', 'article:section', head.section),
    listed('article:tag', head.tags),
    listed(
      'article:author',
      head.authorPaths?.map((path) => siteUrl + path),
    ),
    meta('property', 'article:content_tier', CONTENT_TIER),
    meta('property', 'article:opinion', String(head.opinion ?? false)),
    meta('name', 'news_keywords', head.newsKeywords?.join(', ')),
  ].join('');

const timeOf = (instant: Instant | undefined): string | undefined =>
  instant === undefined ? undefined : machineDate(instant);

function browserTags({ brand }: SiteIdentity): string {
  const { light, dark } = brands[brand].themeColor;
  return [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    link('icon', '/icon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
  ].join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';

/** One tag for each, and none of them twice. */
const listed = (name: string, contents: readonly string[] = []): string =>
  [...new Set(contents)].map((content) => meta('property', name, content)).join('');

function link(rel: string, href: string | undefined, attributes: Readonly<Record<string, string>> = {}): string {
  const more = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return href ? `<link rel="${rel}" href="${escapeHtml(href)}"${more.join('')}>` : '';
}
