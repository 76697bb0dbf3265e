/** An author's page: who they are, and what they signed, newest first. Usernames in addresses are written small. */
import { type Author, isStoryForm, joinNames, pageCount, profilePageCodec, type StoryForm } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import type { CardStory, FormTab } from '../../components/cards/card-story.ts';
import { formLabel, formTabs, formTags } from '../../presentation/view/form-tabs.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { profileHead } from './head.ts';
import { profileOf } from './profile-of.ts';

const STORIES = 24;

export const loadProfile: Load<'profile'> = async (context) => {
  const username = (context.params.username ?? '').toLowerCase();
  const { form: word = '' } = context.params;
  const form = isStoryForm(word) ? word : undefined;
  const page = Number(context.params.pageNumber ?? 1);
  const address = pathTo('profile', { username, form, pageNumber: String(page) });
  const [{ components }, work] = await Promise.all([
    fetchPage(context, { type: 'profile', slug: username }, profilePageCodec),
    context.content.get('listing', {
      params: { type: 'author', id: username },
      query: { limit: STORIES, offset: (page - 1) * STORIES, form },
      preview: context.preview,
    }),
  ]);
  if (context.url.pathname !== address) return { redirect: address };
  const pages = pageCount(work.paging);
  if (page > pages) throw notFound();

  const { author, forms, listing } = components;
  const stories = context.view.cards(work.items, 'thumb').map((story) => withoutOwnName(story, author));
  return {
    content: {
      page: 'profile',
      data: {
        now: context.now,
        profile: profileOf(author, context.view),
        river: { stories, page, pageCount: pages, baseHref: pathTo('profile', { username, form }) },
        total: work.paging.total,
        chips: chipsOf(
          username,
          listing.paging.total,
          formTabs(forms, form, (each) => formPath(username, each)),
        ),
        ...(form && { only: formLabel(form) }),
      },
    },
    head: profileHead(author, page, pages, form && { form, total: work.paging.total }),
    tags: [
      `author:${username}`,
      `listing:author:${username}`,
      ...formTags(`author:${username}`),
      ...storyTags(stories),
    ],
  };
};

const formPath = (username: string, form: StoryForm): string => pathTo('profile', { username, form });

/** Where there is something to choose from. */
const chipsOf = (username: string, total: number, tabs: readonly FormTab[]): FormTab[] =>
  tabs.length === 0 ? [] : [{ label: 'All', href: pathTo('profile', { username }), count: total }, ...tabs];

/** Who signed alone is known on their own page; whom they signed with is said. */
const withoutOwnName = (story: CardStory, { fullName }: Author): CardStory =>
  story.byline === joinNames([fullName]) ? { ...story, byline: '' } : story;
