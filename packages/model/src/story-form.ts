/** The forms that stories are looked for by: within a topic or a person's work each is listed apart from the others. */
import { isLongform } from './content-flags.ts';
import { isBestList } from './toc.ts';

/** As addresses write them, in the order in which they are offered. */
export const STORY_FORMS = [
  'news',
  'reviews',
  'best-lists',
  'versus',
  'how-to',
  'features',
  'opinion',
  'deals',
  'videos',
  'pictures',
  'live',
] as const;

export type StoryForm = (typeof STORY_FORMS)[number];

const FORMS: ReadonlySet<string> = new Set(STORY_FORMS);
export const isStoryForm = (text: string): text is StoryForm => FORMS.has(text);

export interface FormedStory {
  typeName: string;
  type: string;
  section: string;
}

const BY_KIND: Readonly<Record<string, StoryForm>> = {
  content_review: 'reviews',
  content_video: 'videos',
  content_gallery: 'pictures',
  content_updating_story: 'live',
};
const BY_SECTION: Readonly<Record<string, StoryForm>> = { how_to: 'how-to', news: 'news' };

const VERSUS = /^versus/i;
const DEALS = /^(deals|coupon roundup)/i;

/** The one form that a story has; some have none that anybody would look for. */
export function formOfStory(story: FormedStory): StoryForm | undefined {
  const { typeName, type, section } = story;
  if (Object.hasOwn(BY_KIND, typeName)) return BY_KIND[typeName];
  if (isBestList(story)) return 'best-lists';
  if (VERSUS.test(type)) return 'versus';
  if (DEALS.test(type)) return 'deals';
  if (isLongform(story) || type === 'Feature') return 'features';
  if (type === 'Commentary') return 'opinion';
  return Object.hasOwn(BY_SECTION, section) ? BY_SECTION[section] : undefined;
}
