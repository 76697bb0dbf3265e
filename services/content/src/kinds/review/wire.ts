/** Reviews as they travel. */
import { toContentDate } from '@masthead/model';
import type { DetailOf } from '../../documents/shown.ts';
import type { StoryRecord } from '../../repositories/stories.ts';
import { type PageMaterial, wireCorrection } from '../../wire/page-material.ts';
import { wireShortcodeData } from '../../wire/shortcode-data.ts';
import { wireContent } from '../../wire/story.ts';
import { attachedVideo } from '../video/wire.ts';
import type { ReviewDocument } from './document.ts';

export function wireReview(story: StoryRecord, detail: DetailOf<ReviewDocument>, material: PageMaterial) {
  const { review } = detail;
  const product = review.product ? material.products.get(review.product) : undefined;
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    ...wireCorrection(detail),
    shortcodeTags: detail.references.shortcodes,
    additionalShortcodeData: wireShortcodeData(material),
    suppressBio: detail.suppressBio,
    video: attachedVideo(detail, material),
    good: review.good.join('\n'),
    bad: review.bad.join('\n'),
    bottomLine: review.bottomLine,
    editorsChoice: review.editorsChoice,
    editorsChoiceDate: review.editorsChoice ? toContentDate(story.published_at) : null,
    preferredProductName: product?.name ?? '',
    promoTitle: story.headline,
    rating: review.score,
    starRating: review.score === null ? null : review.score / 2,
    subRatings: review.scores.map(({ name, score }, index) => ({ id: String(index + 1), name, rating: score })),
    reviewType: review.kind,
    targetSlug: story.slug,
    relatedProduct: product ?? null,
  };
}
