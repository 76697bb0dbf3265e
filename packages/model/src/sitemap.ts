/** The maps of everything that was published: addresses by kind and year, and the months that have any. */
import { z } from 'zod';
import { contentListCodec } from './content-list.ts';
import { count, id, list } from './wire.ts';

/** A path of this site: no map leads out of it. */
const path = z.string().regex(/^\/(?!\/)/, 'is no path of this site');

const sitemapEntryCodec = z.object({ id, title: z.string().min(1), url: path, dateModified: z.iso.datetime() });

export const sitemapCodec = contentListCodec.extend({ items: list(sitemapEntryCodec) });

export const sitemapIndexCodec = z.object({
  /** When the last of a month's stories changed, where that was asked for. */
  items: list(z.object({ year: count, month: count, count, dateModified: z.iso.datetime().optional() })),
});
export type SitemapIndex = z.output<typeof sitemapIndexCodec>;
