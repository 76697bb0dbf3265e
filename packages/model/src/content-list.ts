/** Lists of content: a page of a listing door, and the links that editors and systems put into lists. */
import { z } from 'zod';
import { authorCodec } from './author.ts';
import { envelopeFields } from './envelope.ts';
import { imageCodec } from './image.ts';
import { storySummaryCodec } from './story.ts';
import { topicCodec } from './topic.ts';
import { videoFileCodec } from './video.ts';
import { contentDate, count, countOr, decimal, label, list, maybe, record, text, textOr } from './wire.ts';

const linkFields = {
  author: maybe(authorCodec),
  body: text,
  gallery: maybe(record),
  category: text,
  contentType: text,
  datePublished: maybe(contentDate),
  description: text,
  files: list(videoFileCodec),
  icon: text,
  id: label,
  image: maybe(imageCodec),
  label: text,
  metaData: maybe(z.object({ origin: text, linkUrl: text, hubTopicPathString: text }).catchall(z.unknown())),
  manifestUrl: text,
  mp4Url: text,
  mp4Height: decimal,
  mp4Width: decimal,
  section: text,
  slug: text,
  title: text,
  topics: list(topicCodec),
  type: text,
  typeName: text,
  url: text,
  wordCount: countOr(0),
};
const linkShape = z.object(linkFields);

/** Anything a list leads to, with the links below it. */
export interface ContentLink extends z.output<typeof linkShape> {
  children: ContentLink[];
}

export const contentLinkCodec: z.ZodType<ContentLink> = z.object({
  ...linkFields,
  children: list(z.lazy(() => contentLinkCodec)),
});

/** Paging travels as strings; everything after this works with numbers. */
const paging = z.object({ limit: count, offset: count, total: count });

const contentListOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    ...envelopeFields,
    componentLabel: text,
    description: text,
    items: list(item),
    paging,
    slug: textOr(''),
    title: textOr(''),
    viewMoreText: text,
    viewMoreUrl: text,
    label: text,
  });

export const contentListCodec = contentListOf(storySummaryCodec);
export type ContentList = z.output<typeof contentListCodec>;

export const contentLinkListCodec = contentListOf(contentLinkCodec);
export type ContentLinkList = z.output<typeof contentLinkListCodec>;
