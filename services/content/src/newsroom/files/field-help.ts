/** What each field of a story's file is, for whoever begins one or has got one wrong. */
import type { StoryMatter } from '../../kinds/story-matter.ts';

interface FieldHelp {
  about: string;
  /** The line as it may stand in a file. */
  example: string;
}

const HELP: { readonly [Field in keyof StoryMatter]: FieldHelp } = {
  headline: { about: 'at most 120 characters, no full stop', example: 'headline: "A phone that heals itself"' },
  dek: { about: 'the sentence or two below the headline', example: 'dek: "We scratched it for a week."' },
  type: { about: 'what sort of text it is', example: 'type: News' },
  section: { about: 'news, how_to, commentary, feature, reviews or deals', example: 'section: news' },
  topic: { about: 'the main topic, one of npm run content -- list topics', example: 'topic: phones' },
  topics: { about: 'further topics', example: 'topics: [chips, laptops]' },
  tags: { about: 'loose words', example: 'tags: [{ slug: lab-test, name: Lab test }]' },
  authors: { about: 'who wrote it, one or more of npm run content -- list authors', example: 'authors: [inesokafor]' },
  picture: { about: 'the lead picture, by the name of its file', example: 'picture: phone-trio.jpg' },
  age: { about: 'how long ago it was published', example: 'age: 3h' },
  published: { about: 'when it was published, with the zone', example: 'published: 2026-11-16T09:00:00Z' },
  draft: { about: 'keep it from readers until you publish it', example: 'draft: true' },
  updatedAge: { about: 'how long ago it was updated', example: 'updatedAge: 1h' },
  related: { about: 'other stories to read, by their slugs', example: 'related: [a-clock-for-the-moon]' },
  collections: { about: 'collections that it belongs to', example: 'collections: [on-the-bench]' },
  products: { about: 'products that it is about', example: 'products: [halo-12-pro]' },
  video: { about: 'a video that belongs to it', example: 'video: two-phones-six-rounds' },
  layoutName: { about: 'what search engines are told it is', example: 'layoutName: "FAQ Markup"' },
  pageLayout: { about: 'how its page is laid out', example: 'pageLayout: "Ad-Heavy Listicle"' },
  promo: { about: 'what lists elsewhere show', example: 'promo: { headline: "Shorter" }' },
  seoTitle: { about: 'the title for search engines', example: 'seoTitle: "Halo 12 tested"' },
  seoDescription: { about: 'the description for search engines', example: 'seoDescription: "A week of scratches."' },
  correction: { about: 'what was wrong before', example: 'correction: "The price was wrong."' },
  correctedAge: { about: 'how long ago it was corrected', example: 'correctedAge: 1h' },
  canonicalUrl: { about: 'where the original is', example: 'canonicalUrl: https://example.com/original' },
  noIndex: { about: 'keep it out of search engines', example: 'noIndex: true' },
  suppressBio: { about: 'no lines about the author below it', example: 'suppressBio: true' },
};

export const fieldHelp = (field: string): FieldHelp | undefined =>
  Object.hasOwn(HELP, field) ? HELP[field as keyof StoryMatter] : undefined;
