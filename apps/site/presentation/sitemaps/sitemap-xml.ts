/** Writes sitemaps with the library: an index of files, or addresses with the extensions that their file needs. */
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';

export const SITEMAP_TYPE = 'application/xml; charset=utf-8';

type Extension = 'news' | 'image' | 'video';

/** The library writes no empty map, and a quiet weekend leaves the news with nothing: search engines take this for it. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** What the library would check is made right before it gets here. */
const level = ErrorLevel.SILENT;

export async function writeSitemap(
  items: readonly SitemapItemLoose[],
  extensions: readonly Extension[],
): Promise<string> {
  if (items.length === 0) return EMPTY;
  const has = (extension: Extension): boolean => extensions.includes(extension);
  const xmlns = { news: has('news'), image: has('image'), video: has('video'), xhtml: false };
  const stream = Readable.from(items).pipe(new SitemapStream({ level, xmlns }));
  return (await streamToPromise(stream)).toString();
}

export interface MappedFile {
  url: string;
  lastmod?: string;
}

export async function writeSitemapIndex(items: readonly MappedFile[]): Promise<string> {
  return (await streamToPromise(Readable.from(items).pipe(new SitemapIndexStream({ level })))).toString();
}
