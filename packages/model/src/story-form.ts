/** The form of a story: within a topic or a person's work each is listed apart from the others. */
import { isLongform } from './content-flags.ts';
import { STORY_FORMS, type StoryForm, type StoryKind, storyKinds } from './story-kinds.ts';
import { isBestList } from './toc.ts';

const FORMS: ReadonlySet<string> = new Set(STORY_FORMS);
export const isStoryForm = (text: string): text is StoryForm => FORMS.has(text);

export interface FormedStory {
  kind: StoryKind;
  type: string;
  section: string;
}

const BY_SECTION: Readonly<Record<string, StoryForm>> = { how_to: 'how-to', news: 'news' };

const VERSUS = /^versus/i;
const DEALS = /^(deals|coupon roundup)/i;

/** The one form that a story has; some have none that anybody would look for. */
export function formOfStory(story: FormedStory): StoryForm | undefined {
  const { kind, type, section } = story;
  const { form } = storyKinds[kind];
  if (form) return form;
  if (isBestList(story)) return 'best-lists';
  if (VERSUS.test(type)) return 'versus';
  if (DEALS.test(type)) return 'deals';
  if (isLongform(story) || type === 'Feature') return 'features';
  if (type === 'Commentary') return 'opinion';
  return Object.hasOwn(BY_SECTION, section) ? BY_SECTION[section] : undefined;
}
