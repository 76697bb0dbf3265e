/** Each kind of story as its own page gets it. */
import { toContentDate } from '@masthead/model';
import type { StoryDocument } from '../documents/story.ts';
import type { StoryRecord } from '../repositories/stories.ts';
import type { AuthorRow, LiveItemRow } from '../schema.ts';
import type { StoryDetail } from '../use-cases/writing/story-row.ts';
import { wireByline } from './people.ts';
import { wirePicture } from './picture.ts';
import type { WireProduct } from './product.ts';
import { type Material, wireContent, wireSummary } from './story.ts';

export interface PageMaterial extends Material {
  body: string;
  /** By slug. */
  products: ReadonlyMap<string, WireProduct>;
}

type DetailOf<TypeName extends StoryDocument['typeName']> = Extract<StoryDetail, { typeName: TypeName }>;

/** Where videos are fetched from the media store. */
const VIDEO_PREFIX = '/a/video';

/** What the body's shortcodes show, by id or slug. */
function shortcodeData({ references }: StoryDetail, { pictures, products, stories }: PageMaterial) {
  const entries = <Value>(keys: readonly string[], find: (key: string) => Value | undefined | null) =>
    Object.fromEntries(keys.map((key) => [key, find(key)]).filter(([, value]) => value));
  return {
    pictures: entries(references.pictures, (id) => wirePicture(pictures, id)),
    products: entries(references.products, (slug) => products.get(slug)),
    stories: entries(references.stories, (id) => {
      const story = stories.get(id);
      return story && wireSummary(story, pictures);
    }),
  };
}

export function wireArticle(story: StoryRecord, detail: DetailOf<'content_article'>, material: PageMaterial) {
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    site: 'us',
    correction: detail.correction,
    shortcodeTags: detail.references.shortcodes,
    additionalShortcodeData: shortcodeData(detail, material),
    suppressAutoplay: detail.suppressAutoplay,
    suppressBio: detail.suppressBio,
    video: attachedVideo(detail, material),
    listicles: detail.listicle.length > 0 ? [wireListicle(story, detail, material)] : [],
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
  { listicle }: DetailOf<'content_article'>,
  { products }: PageMaterial,
) {
  return {
    id: `${id}-listicle`,
    title: headline,
    items: listicle.flatMap(({ product: slug, summary, award, pros, cons }, index) => {
      const product = products.get(slug);
      if (!product) return [];
      return {
        id: `${id}-${slug}`,
        rank: index + 1,
        title: product.name,
        description: summary,
        award,
        pros,
        cons,
        image: product.image,
        offers: product.resellers,
        relatedProduct: product,
      };
    }),
  };
}

export function wireReview(story: StoryRecord, detail: DetailOf<'content_review'>, material: PageMaterial) {
  const { review } = detail;
  const product = review.product ? material.products.get(review.product) : undefined;
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    correction: detail.correction,
    shortcodeTags: detail.references.shortcodes,
    additionalShortcodeData: shortcodeData(detail, material),
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
    additionalShortcodeData: shortcodeData(detail, material),
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

export function wireVideo(story: StoryRecord, detail: DetailOf<'content_video'>, material: Material) {
  const [manifestUrl, mp4Url] = [`${VIDEO_PREFIX}${detail.manifest}`, `${VIDEO_PREFIX}${detail.mp4}`];
  const files = [
    { url: manifestUrl, type: 'clear HLS', format: 'M3U8', bitrate: 0 },
    { url: mp4Url, type: 'downloadable', format: 'MPEG4', bitrate: 800 },
  ];
  return {
    ...wireContent(story, detail, material),
    description: story.dek,
    duration: detail.duration,
    manifestUrl,
    mp4Url,
    m3u8: manifestUrl,
    mp4: mp4Url,
    mp4Height: detail.height,
    mp4Width: detail.width,
    files,
    captions: detail.captions.length > 0 ? [{ format: 'webvtt', process: 'text', data: webVtt(detail.captions) }] : [],
    autoplayType: detail.suppressAutoplay ? 'MANUAL' : 'AUTOPLAY',
    metaData: { duration: detail.duration, files, status: detail.status, promoTitle: story.headline },
  };
}

/** A story's own video, when it has one that readers may see. */
function attachedVideo({ video }: StoryDetail, material: Material) {
  const story = video ? material.stories.get(video) : undefined;
  if (!story?.detail) return null;
  const detail: StoryDetail = JSON.parse(story.detail);
  return detail.typeName === 'content_video' ? wireVideo(story, detail, material) : null;
}

const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Captions in the format browsers read; the words can not end a cue or open a tag. */
export function webVtt(cues: readonly { start: number; end: number; text: string }[]): string {
  const words = (text: string): string =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(/\s*[\r\n]\s*/g, ' ');
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${words(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

export function wireLive(
  story: StoryRecord,
  detail: DetailOf<'content_updating_story'>,
  material: PageMaterial,
  items: readonly ReturnType<typeof wireLiveItem>[],
) {
  const { starts, ends, zone } = detail.event;
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    intro: material.body,
    callToAction: detail.callToAction,
    channelDetails: { namespace: 'live', name: story.slug, key: story.id },
    eventStart: toContentDate(starts),
    eventEnd: ends === null ? null : toContentDate(ends),
    eventTimeZone: zone,
    video: attachedVideo(detail, material),
    items,
  };
}

/** What was deleted travels without its words: only that it is gone. */
export const wireLiveItem = (item: LiveItemRow, author: AuthorRow | undefined) => ({
  id: item.id,
  sequence: item.sequence,
  parentId: item.story_id,
  namespace: 'live',
  headline: item.deleted === 1 ? '' : item.headline,
  body: item.deleted === 1 ? '' : item.body,
  author: author ? wireByline(author) : null,
  datePublished: toContentDate(item.published_at),
  dateUpdated: item.updated_at === null ? null : toContentDate(item.updated_at),
  important: item.important === 1,
  pinned: item.pinned === 1,
  deleted: item.deleted === 1,
  type: 'post',
});
