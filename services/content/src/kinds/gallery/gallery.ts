/** Galleries: stories that are told in pictures. */
import { wireComponent } from '../../wire/component.ts';
import { type KindDefinition, plainPage, shownAsWritten } from '../definition.ts';
import { type GalleryDocument, galleryDocument } from './document.ts';
import { galleryFiles } from './files.ts';
import { wireGallery } from './wire.ts';

/** So many pictures stand for a gallery where a text leads to it. */
const SHEET = 4;

export const gallery = {
  document: galleryDocument,
  names: [
    ['items.*.picture', 'pictures'],
    ['items.*.product', 'products'],
  ],
  files: galleryFiles,
  mediaPaths: async () => [],
  card: ({ items }) => ({
    pictures: items.length,
    sheet: items.slice(0, SHEET).map(({ picture }) => picture),
  }),
  words: ({ items }) => items.flatMap(({ title, body }) => [title, body]),
  products: ({ items }) => items.map(({ product }) => product),
  pictures: ({ items }) => items.map(({ picture }) => picture),
  listed: { isRead: false, isNews: false, doorTitle: 'Pictures', more: () => [] },
  shown: shownAsWritten,
  page: {
    type: 'gallery',
    prepare: plainPage<GalleryDocument>(({ story, detail, material, below }) => [
      wireComponent('gallery', 'Gallery', wireGallery(story, detail, material)),
      ...below,
    ]),
    asArticle: () => undefined,
    showsPrices: () => false,
  },
  feedParts: ({ items }) => ({ gallery: items.map(({ title, body, picture }) => ({ title, body, picture })) }),
  isVideo: false,
  judged: () => null,
  choices: () => [],
  deals: () => [],
  rounds: () => [],
} as const satisfies KindDefinition<GalleryDocument>;
