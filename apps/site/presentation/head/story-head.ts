/** The head that all kinds of stories have in common, from their seo fields with their fallbacks. */
import {
  type Author,
  type Image,
  type Instant,
  isValidAuthor,
  primaryTopic,
  type Tag,
  type Topic,
  titleEnd,
  twitterHandle,
} from '@masthead/model';
import { topicPath } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import { profilePath } from '../structured-data/person.ts';
import type { Head } from './head.ts';

export interface HeadedStory {
  headline: string;
  titleTag?: string | undefined;
  dek?: string | undefined;
  type?: string | undefined;
  section?: string | undefined;
  image?: Image | undefined;
  authors: readonly Author[];
  topics: readonly Topic[];
  tags: readonly Tag[];
  publishedAt?: Instant | undefined;
  updatedAt?: Instant | undefined;
  noIndex?: boolean;
  seoMetaDescription?: string | undefined;
  seoNewsKeywords: readonly string[];
  seoOgDescription?: string | undefined;
  seoOgImage?: Image | undefined;
  seoOgTitle?: string | undefined;
  seoTwitterCreator?: string | undefined;
}

const OPINION = /^(commentary|opinion)/i;

/**
 * A form is what readers get where it is not text to read: "Reviews", "Videos". It stands in the title, so that a
 * review, a gallery and an article of one headline have three titles.
 */
export function storyHead(story: HeadedStory, form?: string, page = 1): Head {
  const description = story.seoMetaDescription ?? story.dek ?? story.headline;
  return {
    title: story.titleTag ?? story.headline,
    titleEnd: titleEnd(form, page),
    description,
    type: 'article',
    ...(story.image && { picture: story.image }),
    ...(story.noIndex && { robots: 'noindex' }),
    social: socialOf(story, description),
    ...signedBy(story),
    ...filedUnder(story),
    ...(story.publishedAt !== undefined && { publishedAt: story.publishedAt }),
    ...(story.updatedAt !== undefined && { updatedAt: story.updatedAt }),
    opinion: OPINION.test(story.type ?? ''),
  };
}

const socialOf = (story: HeadedStory, description: string): NonNullable<Head['social']> => ({
  title: story.seoOgTitle ?? story.headline,
  description: story.seoOgDescription ?? description,
  ...(story.seoOgImage && { picture: story.seoOgImage }),
});

/** The pages of all who sign, and on X the name of whoever signs first unless editors name another. */
function signedBy({ authors, seoTwitterCreator }: HeadedStory): Partial<Head> {
  const creator = seoTwitterCreator ?? authors[0]?.socialProfileIds?.twitter;
  return {
    authorPaths: authors.filter(isValidAuthor).map(profilePath),
    ...(creator && { twitterCreator: twitterHandle(creator) }),
  };
}

function filedUnder(story: HeadedStory): Partial<Head> {
  const section = primaryTopic(story)?.name ?? story.section;
  const tags = story.tags.map(({ name }) => name);
  const newsKeywords = story.seoNewsKeywords.length > 0 ? story.seoNewsKeywords : tags;
  return {
    ...(section && { section }),
    ...(tags.length > 0 && { tags }),
    ...(newsKeywords.length > 0 && { newsKeywords }),
  };
}

/** The listings of a story's topic and of those above it whose names are known, on the way to the story. */
export function topicTrail(story: Pick<HeadedStory, 'topics'>): Link[] {
  const topic = primaryTopic(story);
  if (!topic) return [];
  const above = topic.topicPath.flatMap(({ slug, name }) => (name ? [{ slug, name }] : []));
  return [...above, topic].map(({ slug, name }) => ({ label: name, href: topicPath(slug) }));
}
