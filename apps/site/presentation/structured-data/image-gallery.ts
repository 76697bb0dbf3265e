/** A story told in pictures: those of the page in view. */
import type { Gallery, GalleryItem, Image } from '@masthead/model';
import type { ImageObject } from 'schema-dts';
import { publishedWork } from './news-article.ts';
import { type Describe, imageThing, type PageFacts } from './page-facts.ts';
import { plainText } from './text-blocks.ts';

type Pictured = GalleryItem & { image: Image };

const isPictured = (item: GalleryItem): item is Pictured => item.image !== undefined;

function shot({ image, title, headline, description, body, photoCredit }: Pictured, page: PageFacts): ImageObject {
  const name = headline ?? title;
  const words = plainText(description ?? body ?? '');
  return {
    ...imageThing(image, page),
    ...(name && { name }),
    ...(words && { description: words }),
    ...(photoCredit && { creditText: photoCredit }),
  };
}

export const imageGallery =
  (gallery: Gallery, items: readonly GalleryItem[]): Describe =>
  (page) => ({
    '@type': 'ImageGallery',
    ...publishedWork(gallery, page),
    name: gallery.headline,
    associatedMedia: items.filter(isPictured).map((item) => shot(item, page)),
  });
