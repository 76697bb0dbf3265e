/** Composer pages: a list of named components, each with its kind and its data; parsed into the ones a page asks for. */
import { z } from 'zod';
import { articleCodec, contentListCodec, imageCodec, storySummaryCodec } from './story.ts';

const componentList = z.array(
  z.object({
    id: z.string(),
    meta: z.object({ componentName: z.string(), componentType: z.string() }),
    data: z.unknown(),
  }),
);

/** A page's components by name; the shape says which are required. */
const components = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    components: componentList
      .transform((list) => Object.fromEntries(list.map(({ meta, data }) => [meta.componentName, data])))
      .pipe(z.object(shape)),
  });

const stories = z.array(storySummaryCodec).default([]);
const link = z.object({ label: z.string(), href: z.string().optional(), topic: z.string().optional() });
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
  shelf: z.object({ title: z.string(), topic: topicLink, items: stories }),
  sister: z.object({ hero: imageCodec, items: stories }),
});

export const frontPageCodec = components({ river: contentListCodec, package: frontPackage.optional() });

export const topicPageCodec = components({ topic: topicHead, leads: stories, listing: contentListCodec });

export const articlePageCodec = components({
  article: articleCodec,
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});

const columns = z.array(z.object({ title: z.string(), links: z.array(link) }));

export const navigationCodec = z.object({
  header: z.object({ main: z.array(link), big: z.array(link), columns, featured: stories }),
  footer: z.object({ statement: z.string(), columns }),
});
