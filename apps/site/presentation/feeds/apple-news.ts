/** A story as an Apple News Format document: its text cut into the components that the format has for each part. */
import { joinNames } from '@masthead/model';
import { componentsOf, photo } from './apple-news-blocks.ts';
import {
  type AppleNewsComponent,
  type AppleNewsDocument,
  LAYOUT,
  TEXT_STYLES,
  VERSION,
} from './apple-news-document.ts';
import { LANGUAGE } from './channel.ts';
import type { Entry } from './entry.ts';
import { captionLine } from './entry-html.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export function appleNewsDocument(entry: Entry): AppleNewsDocument {
  const { id, title, summary, url, authors, categories, publishedAt, modifiedAt, pictures } = entry;
  const [picture] = pictures;
  return {
    version: VERSION,
    identifier: id,
    title,
    ...(summary && { subtitle: summary }),
    language: LANGUAGE,
    layout: LAYOUT,
    components: [...openingOf(entry), ...componentsOf(entry.blocks, entry.href)],
    componentTextStyles: TEXT_STYLES,
    metadata: {
      authors: authors.map(({ name }) => name),
      canonicalURL: url,
      dateCreated: iso(publishedAt),
      datePublished: iso(publishedAt),
      dateModified: iso(modifiedAt),
      ...(summary && { excerpt: summary }),
      generatorName: 'Masthead',
      keywords: categories,
      ...(picture && { thumbnailURL: picture.url }),
    },
  };
}

function openingOf({ title, summary, authors, pictures: [picture], video }: Entry): AppleNewsComponent[] {
  const names = joinNames(authors.map(({ name }) => name));
  return [
    { role: 'title', text: title },
    ...(summary ? [{ role: 'intro', text: summary } as const] : []),
    ...(names ? [{ role: 'byline', text: `By ${names}` } as const] : []),
    ...(video ? [videoOf(video, title)] : photoOf(picture)),
  ];
}

const videoOf = ({ url, still }: NonNullable<Entry['video']>, title: string): AppleNewsComponent => ({
  role: 'video',
  URL: url,
  ...(still && { stillURL: still.url }),
  accessibilityCaption: title,
});

function photoOf(picture: Entry['pictures'][number] | undefined): AppleNewsComponent[] {
  if (!picture) return [];
  const { url, alt, caption, credit } = picture;
  return photo(url, alt, captionLine(caption, credit));
}
