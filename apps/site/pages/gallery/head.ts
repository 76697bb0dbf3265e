/** The head of a page of a gallery; it shows its share of the pictures, in their order. */
import { type Gallery, type GalleryItem, primaryTopic } from '@masthead/model';
import { contentPath } from '@masthead/urls';
import { type Head, pagedDescription, pagedLinks, pagedTitle } from '../../presentation/head/head.ts';
import { storyHead } from '../../presentation/head/story-head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { imageGallery } from '../../presentation/structured-data/image-gallery.ts';

function shareOf(items: readonly GalleryItem[], page: number, pageCount: number): readonly GalleryItem[] {
  const perPage = Math.ceil(items.length / pageCount);
  const inOrder = items.toSorted((one, other) => one.position - other.position);
  return inOrder.slice((page - 1) * perPage, page * perPage);
}

export function galleryHead(gallery: Gallery, page: number, pageCount: number): Head {
  const head = storyHead(gallery, 'Pictures');
  const shown = shareOf(gallery.items, page, pageCount);
  const image = page === 1 ? undefined : shown[0]?.image;
  const path = contentPath({ ...gallery, topicPath: primaryTopic(gallery)?.path ?? [] });
  return {
    ...head,
    title: pagedTitle(head.title, page),
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
