/** The pages whose components the site asks for by name. */
import { z } from 'zod';
import { articleCodec } from './article.ts';
import { authorCodec } from './author.ts';
import { collectionCodec } from './collection.ts';
import { contentListCodec } from './content-list.ts';
import { featureCodec } from './feature.ts';
import { galleryCodec } from './gallery.ts';
import { imageCodec } from './image.ts';
import { articleLiveCodec } from './live.ts';
import { pageComponentCodec } from './page.ts';
import { techProductCodec } from './product.ts';
import { reviewCodec } from './review.ts';
import { richTextCodec } from './rich-text.ts';
import { storySummaryCodec } from './story.ts';
import { STORY_FORMS } from './story-form.ts';
import { videoStoryCodec } from './video-story.ts';
import { list } from './wire.ts';

const namedComponents = (data: z.ZodType) =>
  z.array(
    z.object({
      id: z.string(),
      meta: z.object({ componentName: z.string(), componentType: z.string() }),
      data,
    }),
  );

/** A page's components by name; the shape says which are required. Issues have the paths of the wire. */
export function componentsByName<Shape extends z.ZodRawShape>(shape: Shape, data: z.ZodType = z.unknown()) {
  const codec = z.object(shape);
  const components = namedComponents(data).transform((all, issues) => {
    const parsed = codec.safeParse(Object.fromEntries(all.map(({ meta, data }) => [meta.componentName, data])));
    for (const { message, path } of parsed.error?.issues ?? []) {
      const index = all.findLastIndex(({ meta }) => meta.componentName === path[0]);
      issues.addIssue({ code: 'custom', message, path: index < 0 ? path : [index, 'data', ...path.slice(1)] });
    }
    return parsed.success ? parsed.data : z.NEVER;
  });
  return z.object({ components });
}

const stories = list(storySummaryCodec);
const topicLink = z.object({ slug: z.string(), name: z.string() });

/** The way a topic page introduces itself. */
const topicHead = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ancestors: z.array(topicLink),
  children: z.array(topicLink),
  neighbours: z.array(topicLink),
});

const frontPackage = z.object({
  threads: z.array(z.object({ label: z.string(), topic: z.string() })),
  lead: storySummaryCodec,
  more: stories,
  side: stories,
  picks: z.object({ title: z.string(), items: stories }),
  shelf: z.object({ title: z.string(), topic: topicLink, items: stories, index: stories }),
  sister: z.object({ hero: imageCodec, items: stories }),
});

/** How editors laid the front page out, and what fills the places that neither the river nor the package does. */
const frontPlaces = z
  .object({ components: list(pageComponentCodec) })
  .transform(({ components }) => ({ places: components }));

const frontParts = { river: contentListCodec, package: frontPackage.optional(), feature: featureCodec.optional() };

/** A place that could not be filled has no data, and says why among the places. */
export const frontPageCodec = z.intersection(componentsByName(frontParts, z.unknown().optional()), frontPlaces);

/** How many stories there are of each form; a form that is not known yet is left out. */
const forms = list(z.object({ form: z.enum(STORY_FORMS), total: z.int().positive() }));

export const topicPageCodec = componentsByName({
  topic: topicHead,
  forms,
  leads: stories,
  /** The newest story that says what is best in the topic. */
  best: stories,
  listing: contentListCodec,
});

export const articlePageCodec = componentsByName({
  article: articleCodec,
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});

export const reviewPageCodec = componentsByName({
  review: reviewCodec,
  /** Reviews of what may be bought instead, each with its product as `pick`. */
  alsoConsider: contentListCodec.optional(),
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});

export const profilePageCodec = componentsByName({ author: authorCodec, forms, listing: contentListCodec });

export const productPageCodec = componentsByName({ product: techProductCodec, listing: contentListCodec });

/** A listing door: what is said above it is a collection's, or a standing text's. */
export const listingPageCodec = componentsByName({
  listing: contentListCodec,
  collection: list(collectionCodec),
  text: richTextCodec.optional(),
});

export const galleryPageCodec = componentsByName({
  gallery: galleryCodec,
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});

export const videoPageCodec = componentsByName({
  video: videoStoryCodec,
  /** The newest of the others. */
  playlist: stories,
  keepReading: contentListCodec,
});

export const livePageCodec = componentsByName({
  live: articleLiveCodec,
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});
