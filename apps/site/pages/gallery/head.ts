/** The head of a page of a gallery, with the pictures that it shows in their order. */
import { type Gallery, type GalleryItem, primaryTopic } from '@masthead/model';
import { contentPath } from '@masthead/urls';
import { type Head, pagedDescription, pagedLinks } from '../../presentation/head/head.ts';
import { storyHead } from '../../presentation/head/story-head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { imageGallery } from '../../presentation/structured-data/image-gallery.ts';

function shownOn(page: number, items: readonly GalleryItem[]): readonly GalleryItem[] {
  const inOrder = items.toSorted((one, other) => one.position - other.position);
  return page === 1 ? inOrder : inOrder.slice(page - 1, page);
}

export function galleryHead(gallery: Gallery, page: number, pageCount: number): Head {
  const head = storyHead(gallery, 'Pictures', page);
  const shown = shownOn(page, gallery.items);
  const image = page === 1 ? undefined : shown[0]?.image;
  const path = contentPath({ ...gallery, topicPath: primaryTopic(gallery)?.path ?? [] });
  return {
    ...head,
    description: pagedDescription(head.description, page),
    // Further pages are shared with what they show.
    ...(image && { picture: image, social: { ...head.social, picture: image } }),
    ...pagedLinks(path, page, pageCount),
    structuredData: [
      imageGallery(gallery, shown),
      breadcrumbs([{ label: 'Pictures', href: '/pictures/' }], gallery.headline),
    ],
  };
}
