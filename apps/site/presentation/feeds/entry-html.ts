/**
 * A story's text for those who read it elsewhere. Elements become what they show where that can be read anywhere
 * (pictures, charts, notes); what lives on the page alone (prices, offers, sign-ups) is left out.
 */
import {
  type Block,
  fromHtml,
  type Inline,
  type Link,
  type Photo,
  type ReadBlock,
  type ReaderSource,
  readableBlocks,
  readableHtml,
} from '@masthead/body';
import type { FeedItem, Image } from '@masthead/model';
import { sizedPicture } from '../sized-picture.ts';
import type { FeedSite } from './feed-site.ts';
import { legalText } from './legal-text.ts';

/** Everything that a story says, in blocks. */
export function entryBlocks(item: FeedItem, site: FeedSite): ReadBlock[] {
  const source = sourceOf(item, site);
  const text = (html: string): ReadBlock[] => readableBlocks(fromHtml(html).body, source);
  const blocks: ReadBlock[] = [
    ...text(item.body),
    ...item.gallery.flatMap(({ title, body, picture }): ReadBlock[] => {
      const photo = picture === undefined ? undefined : source.picture(picture);
      return [{ kind: 'heading', level: 2, inside: [title] }, ...(photo ? [photo] : []), ...text(body)];
    }),
    ...(item.bottomLine ? [verdict(item, item.bottomLine)] : []),
    ...(item.correction ? [labelled('Correction:', item.correction)] : []),
  ];
  return blocks.length > 0 ? blocks : [{ kind: 'paragraph', inside: [item.dek || item.headline] }];
}

/** Links lead from wherever it is read. */
export const entryHref =
  (item: FeedItem, { siteUrl }: FeedSite) =>
  ({ href }: Pick<Link, 'href'>): string =>
    URL.parse(href, new URL(item.url, siteUrl))?.href ?? href;

export const entryHtml = (blocks: readonly ReadBlock[], href: ReturnType<typeof entryHref>): string =>
  legalText(readableHtml(blocks, href));

function sourceOf(item: FeedItem, site: FeedSite): ReaderSource {
  const { media, linked, listicle } = item;
  return {
    picture(id, caption) {
      const image = media.pictures.find((picture) => picture.id === id);
      return image && photoOf(image, caption, site);
    },
    story: (id) => linked.find((story) => story.id === id),
    choice: (rank) => listicle[rank - 1],
  };
}

/** What stands below a picture. */
export const captionLine = (caption: string | undefined, credit: string | undefined): string =>
  [caption, credit && `Photo: ${credit}`].filter((part) => part).join(' ');

function photoOf(image: Image, ownCaption: string | undefined, { siteUrl, images }: FeedSite): Photo {
  const { src, width, height } = sizedPicture(images, image, 'sc_large');
  return {
    kind: 'photo',
    src: URL.parse(src, siteUrl)?.href ?? src,
    alt: image.alt,
    width,
    height,
    line: captionLine(ownCaption || image.caption, image.credits),
  };
}

const labelled = (label: string, text: string): Block => ({
  kind: 'paragraph',
  inside: [{ kind: 'strong', inside: [label] } satisfies Inline, ` ${text}`],
});

const verdict = ({ rating }: FeedItem, bottomLine: string): Block =>
  labelled(rating === undefined ? 'Verdict:' : `${rating} out of 10:`, bottomLine);
