/** What structured data must know of the page that it stands in, and what every kind of it is made with. */
import type { ImageAddresses, PresetName } from '@masthead/image-url';
import { type Image, type Instant, machineDate } from '@masthead/model';
import type { IdReference, ImageObject, Thing } from 'schema-dts';
import type { BrandKey } from '../../base/brands.ts';
import { sizedPicture } from '../sized-picture.ts';

export interface PageFacts {
  /** An origin: addresses in structured data are whole. */
  siteUrl: string;
  brand: BrandKey;
  /** The page's canonical address. */
  pageUrl: string;
  images: ImageAddresses;
}

/** One thing that a page is about; schema.org also takes bare text, which says nothing here. */
export type Described = Exclude<Thing, string>;

/** Makes one thing; undefined where the page has none. What throws is logged and left out, and the page stands. */
export type Describe = (page: PageFacts) => Described | undefined;

export const absoluteUrl = ({ siteUrl }: PageFacts, href: string): string => new URL(href, siteUrl).href;

/** The brand that publishes the page; its organization is described on every page. */
export const publisherOf = ({ siteUrl, brand }: PageFacts): IdReference => ({ '@id': `${siteUrl}/#${brand}` });

/**
 * Pixels are written as numbers, as search engines' own examples have them; the vocabulary's type for a length knows
 * text only, so that the two must be brought together by hand.
 */
const pixels = (count: number): string => count as unknown as string;

interface PictureFacts {
  url: string;
  width: number;
  height: number;
  caption?: string | undefined;
  credit?: string | undefined;
}

export const pictureThing = ({ url, width, height, caption, credit }: PictureFacts): ImageObject => ({
  '@type': 'ImageObject',
  url,
  contentUrl: url,
  width: pixels(width),
  height: pixels(height),
  ...(caption && { caption }),
  ...(credit && { creditText: credit }),
});

/** Whole unless another cut is asked for. */
export function imageThing(image: Image, page: PageFacts, size: PresetName = 'sc_xlarge'): ImageObject {
  const { src, width, height } = sizedPicture(page.images, image, size);
  return pictureThing({
    url: absoluteUrl(page, src),
    width,
    height,
    caption: image.caption ?? image.alt,
    credit: image.credits,
  });
}

/** When something appeared and when it was last changed; what never changed was last changed when it appeared. */
export const datesOf = ({
  publishedAt,
  updatedAt,
}: {
  publishedAt: Instant;
  updatedAt?: Instant | undefined;
}): { datePublished: string; dateModified: string } => ({
  datePublished: machineDate(publishedAt),
  dateModified: machineDate(Math.max(publishedAt, updatedAt ?? publishedAt)),
});
