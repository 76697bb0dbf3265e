/** The forms of a topic's or a person's stories as the ways to each. */
import { STORY_FORMS, type StoryForm, storyForms } from '@masthead/model';
import type { FormTab } from '../../components/cards/card-story.ts';

export interface FormCount {
  form: StoryForm;
  total: number;
}

export const formLabel = (form: StoryForm): string => storyForms[form];

/** One form that is everything is no choice; the one that is shown stands among them even when it has nothing. */
export function formTabs(
  counts: readonly FormCount[],
  shown: StoryForm | undefined,
  hrefOf: (form: StoryForm) => string,
): FormTab[] {
  const totals = new Map(counts.map(({ form, total }) => [form, total]));
  const offered = STORY_FORMS.filter((form) => totals.has(form) || form === shown);
  if (offered.length === 1 && !shown) return [];
  return offered.map((form) => ({ label: storyForms[form], href: hrefOf(form), count: totals.get(form) ?? 0 }));
}

/** What a page with such ways depends on: a story may change its form without leaving the listing. */
export const formTags = (listing: string): string[] => STORY_FORMS.map((form) => `listing:${listing}/${form}`);
