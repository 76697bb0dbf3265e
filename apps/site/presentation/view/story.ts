/** A story that is read, to what its own page shows beyond its card. */
import {
  type Article,
  type Author,
  type ContentList,
  type Instant,
  isBranded,
  isMedicalReviewer,
  isValidAuthor,
  primaryTopic,
  type Review,
  type Tag,
  type Topic,
} from '@masthead/model';
import { isSponsored, pathTo } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import { oncePerPair } from '../../base/once-per.ts';
import type { Byline, Corrected, FramedStory, ReadStory } from '../../components/story/read-story.ts';
import { topicTrail } from '../head/story-head.ts';
import { topicLink } from './card.ts';
import { formName } from './form-name.ts';
import type { View } from './view.ts';

/** On its own page a story says its form besides, so its kicker is always the topic. */
export const readStoryOf = oncePerPair((story: Article | Review, view: View): ReadStory => {
  const topic = primaryTopic(story);
  const { writers, reviewers } = signersOf(story.authors);
  const byline = (author: Author) => bylineOf(author, story.suppressBio, view);
  const card = view.card(story, 'story');
  return {
    ...card,
    url: view.url(card.href),
    ...(topic && { kicker: topicLink(topic) }),
    trail: topicTrail(story),
    type: formName(story.type),
    paidFor: isSponsored(story),
    authors: writers.map(byline),
    medicalReviewers: reviewers.map(byline),
    subjects: subjectsOf(story),
    ...(story.updatedAt && { updatedAt: story.updatedAt }),
    ...(story.correction && { correction: correctionOf(story.correction, story.dateCorrected) }),
  };
});

const correctionOf = (text: string, at: Instant | undefined): Corrected => ({ text, ...(at !== undefined && { at }) });

/** Doctors who sign beside others have checked a story; one who signs alone has written it. */
function signersOf(authors: readonly Author[]): { writers: readonly Author[]; reviewers: readonly Author[] } {
  const writers = authors.filter((author) => !isMedicalReviewer(author));
  return writers.length === 0
    ? { writers: authors, reviewers: [] }
    : { writers, reviewers: authors.filter(isMedicalReviewer) };
}

interface Filed {
  topics: readonly Topic[];
  tags: readonly Tag[];
  section?: string | undefined;
  author?: Author | undefined;
}

/** All that a story is filed under, broad before narrow: its topics, then its tags. What is paid for is in no tag's list. */
export function subjectsOf(story: Filed): Link[] {
  const topics = story.topics.map(topicLink);
  const tags = isBranded(story)
    ? []
    : story.tags.map(({ slug, name }) => ({ label: name, href: pathTo('tag', { slug }) }));
  return onceByName([...topics, ...tags]);
}

/** A tag that is called as a topic is leads to less of the same. */
function onceByName(links: readonly Link[]): Link[] {
  const seen = new Set<string>();
  return links.filter(({ label }) => {
    const name = label.trim().toLowerCase();
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

/** Only an author with a username has a page to link to. */
export const bylineOf = (author: Author, withoutBio: boolean, view: View): Byline => ({
  name: author.fullName,
  role: author.jobTitle,
  bio: withoutBio ? '' : author.bio,
  ...(isValidAuthor(author) && { href: pathTo('profile', { username: author.username }) }),
  ...(author.image && { portrait: view.picture(author.image, 'avatar') }),
});

/** More of a story's topic, with the way to all of it; nothing when there is no more. */
export const moreOf = (list: ContentList | undefined, view: View): FramedStory['more'] =>
  list && moreOfList(list, view);

const moreOfList = oncePerPair((list: ContentList, view: View): FramedStory['more'] => {
  const stories = view.cards(list.items, 'quarter');
  if (stories.length === 0) return undefined;
  return { title: list.title, link: topicLink({ slug: list.slug, name: list.title }), stories };
});
