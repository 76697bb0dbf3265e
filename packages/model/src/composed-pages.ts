/** The pages whose components the site asks for by name. */
import { z } from 'zod';
import { authorCodec } from './author.ts';
import { collectionCodec } from './collection.ts';
import { componentsByName } from './components-by-name.ts';
import { contentListCodec } from './content-list.ts';
import { featureCodec } from './feature.ts';
import { imageCodec } from './image.ts';
import { pageComponentCodec } from './page.ts';
import { techProductCodec } from './product.ts';
import { richTextCodec } from './rich-text.ts';
import { storySummaryCodec } from './story.ts';
import { STORY_FORMS } from './story-kinds.ts';
import { list } from './wire.ts';

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
const frontComponents = componentsByName(frontParts, z.unknown().optional());
export const frontPageCodec = Object.assign(z.intersection(frontComponents, frontPlaces), {
  parts: frontComponents.parts,
});

/** How many stories there are of each form; a form that is not known yet is left out. */
const forms = list(z.object({ form: z.enum(STORY_FORMS), total: z.int().positive() }));

export const topicPageCodec = componentsByName({
  topic: topicHead,
  forms,
  leads: stories,
  /** The newest story that says what is best in the topic. */
  best: stories,
  listing: contentListCodec,
  /** On its first page: what is read most of it, or what is new besides the list. */
  mostRead: contentListCodec.optional(),
});

export const profilePageCodec = componentsByName({ author: authorCodec, forms, listing: contentListCodec });

export const productPageCodec = componentsByName({ product: techProductCodec, listing: contentListCodec });

/** A listing door: what is said above it is a collection's, or a standing text's. */
export const listingPageCodec = componentsByName({
  listing: contentListCodec,
  collection: list(collectionCodec),
  text: richTextCodec.optional(),
});
