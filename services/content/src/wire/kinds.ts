/** Each kind of story as its own page gets it. */
import { toContentDate } from '@masthead/model';
import { dealsIn, type StoryDocument } from '../documents/story.ts';
import type { StoryRecord } from '../repositories/stories.ts';
import type { AuthorRow, LiveCoverageRow, LiveItemRow } from '../schema.ts';
import type { StoryDetail } from '../use-cases/writing/story-row.ts';
import type { PageMaterial } from './page-material.ts';
import { wireByline } from './people.ts';
import { type Pictures, wirePicture } from './picture.ts';
import { wireShortcodeData } from './shortcode-data.ts';
import { type Material, wireContent } from './story.ts';
import { videoById } from './video.ts';

type DetailOf<TypeName extends StoryDocument['typeName']> = Extract<StoryDetail, { typeName: TypeName }>;

/** Stories that were published before corrections had a time have none. */
const wireCorrection = ({ correction, correctedAt }: { correction: string; correctedAt?: number | null }) => ({
  correction,
  dateCorrected: correctedAt ? toContentDate(correctedAt) : null,
});

export function wireArticle(story: StoryRecord, detail: DetailOf<'content_article'>, material: PageMaterial) {
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    site: 'us',
    ...wireCorrection(detail),
    shortcodeTags: detail.references.shortcodes,
    additionalShortcodeData: wireShortcodeData(material),
    suppressAutoplay: detail.suppressAutoplay,
    suppressBio: detail.suppressBio,
    video: attachedVideo(detail, material),
    listicles: detail.listicle.length > 0 ? [wireListicle(story, detail, material)] : [],
    deals: wireDeals(story, detail, material),
    mortgage: detail.rates.map(({ product, description, rate, apr }) => ({
      productid: product,
      productdescription: description,
      ratevalue: rate,
      apryield: apr,
    })),
  };
}

function wireListicle(
  { id, headline }: StoryRecord,
  { listicle, versus }: DetailOf<'content_article'>,
  { products }: PageMaterial,
) {
  return {
    id: `${id}-listicle`,
    title: headline,
    description: versus?.call,
    rounds: versus?.rounds,
    items: listicle.flatMap(({ product: slug, summary, award, score, pros, cons }, index) => {
      const product = products.get(slug);
      if (!product) return [];
      return {
        id: `${id}-${slug}`,
        rank: index + 1,
        title: product.name,
        description: summary,
        award,
        score,
        pros,
        cons,
        image: product.image,
        offers: product.resellers,
        relatedProduct: product,
      };
    }),
  };
}

const wireDeals = ({ id }: StoryRecord, detail: DetailOf<'content_article'>, { products }: PageMaterial) =>
  dealsIn(detail).map(({ product, title, merchant, url, code, price, terms, ends }, index) => ({
    id: `${id}-deal-${index + 1}`,
    title,
    product: product === null ? null : (products.get(product) ?? null),
    merchant,
    url,
    code,
    price,
    terms,
    dateEnds: ends === null ? null : toContentDate(ends),
  }));

export function wireReview(story: StoryRecord, detail: DetailOf<'content_review'>, material: PageMaterial) {
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

export function wireGallery(story: StoryRecord, detail: DetailOf<'content_gallery'>, material: PageMaterial) {
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

/** A story's own video, when it has one that readers may see. */
const attachedVideo = ({ video }: StoryDetail, material: Material) => (video ? videoById(video, material) : null);

export function wireLive(
  story: StoryRecord,
  detail: DetailOf<'content_updating_story'>,
  material: PageMaterial,
  { coverage, items }: { coverage: LiveCoverageRow; items: readonly ReturnType<typeof wireLiveItem>[] },
) {
  const { starts, ends, zone } = detail.event;
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    intro: material.body,
    additionalShortcodeData: wireShortcodeData(material),
    callToAction: detail.callToAction,
    channelDetails: wireChannel(coverage),
    lastEvent: coverage.last_event,
    eventStart: toContentDate(starts),
    eventEnd: ends === null ? null : toContentDate(ends),
    eventTimeZone: zone,
    video: attachedVideo(detail, material),
    items,
  };
}

/** What readers follow it by: the story's id, which a new slug does not change, and a key that can be revoked. */
export const wireChannel = ({ story_id, channel_key }: LiveCoverageRow) => ({
  namespace: 'live',
  name: story_id,
  key: channel_key,
});

/** What was deleted travels without its words: only that it is gone. */
export const wireLiveItem = (item: LiveItemRow, author: AuthorRow | undefined, portraits: Pictures) => ({
  id: item.id,
  event: item.event,
  sequence: item.sequence,
  parentId: item.story_id,
  namespace: 'live',
  headline: item.deleted === 1 ? '' : item.headline,
  body: item.deleted === 1 ? '' : item.body,
  author: author ? { ...wireByline(author), image: wirePicture(portraits, author.picture_id) } : null,
  datePublished: toContentDate(item.published_at),
  dateUpdated: item.updated_at === null ? null : toContentDate(item.updated_at),
  important: item.important === 1,
  pinned: item.pinned === 1,
  deleted: item.deleted === 1,
  type: 'post',
});
