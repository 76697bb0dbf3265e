/** What a head says that its page is about, as a reader of the document gets it, and what was logged on the way. */
import { testImages } from '@masthead/image-url/testing';
import { createLogger } from '@masthead/runtime';
import type { BrandKey } from '../../base/brands.ts';
import type { Head } from '../../presentation/head/head.ts';
import { structuredDataTag } from '../../presentation/structured-data/graph.ts';
import { type Thing, thingsIn } from './parsed-document.ts';

export const SITE_URL = 'https://masthead.example';
export const PAGE_URL = `${SITE_URL}/page/`;

interface DescribedPage {
  things: Thing[];
  /** All things of a type. */
  all(type: string): Thing[];
  /** The only thing of a type. */
  one(type: string): Thing;
  logged: { msg: string; page: string; error: { message: string } }[];
}

export function describedBy({ structuredData }: Pick<Head, 'structuredData'>, brand: BrandKey = 'cnet'): DescribedPage {
  const lines: string[] = [];
  const logger = createLogger({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  const things = thingsIn(
    structuredDataTag(structuredData, { siteUrl: SITE_URL, brand, pageUrl: PAGE_URL, images: testImages }, logger),
  );
  const all = (type: string): Thing[] => things.filter((thing) => thing['@type'] === type);
  return {
    things,
    all,
    one(type) {
      const [only, ...others] = all(type);
      if (!only || others.length > 0) throw new Error(`There are ${all(type).length} of ${type}`);
      return only;
    },
    logged: lines.map((line) => JSON.parse(line)),
  };
}
