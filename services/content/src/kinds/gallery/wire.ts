/** Galleries as they travel. */
import type { DetailOf } from '../../documents/shown.ts';
import type { StoryRecord } from '../../repositories/stories.ts';
import type { PageMaterial } from '../../wire/page-material.ts';
import { wirePicture } from '../../wire/picture.ts';
import { wireShortcodeData } from '../../wire/shortcode-data.ts';
import { wireContent } from '../../wire/story.ts';
import type { GalleryDocument } from './document.ts';

export function wireGallery(story: StoryRecord, detail: DetailOf<GalleryDocument>, material: PageMaterial) {
  const productOf = (slug: string | null | undefined) => (slug ? (material.products.get(slug) ?? null) : null);
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    additionalShortcodeData: wireShortcodeData(material),
    relatedProduct: productOf(detail.products[0]),
    items: detail.items.map((item, index) => {
      const image = wirePicture(material.pictures, item.picture);
      return {
        id: `${story.id}-${index + 1}`,
        position: index + 1,
        title: item.title,
        headline: item.title,
        body: item.body,
        description: item.body,
        image,
        photoCredit: image?.credits ?? '',
        relatedProduct: productOf(item.product),
      };
    }),
  };
}
