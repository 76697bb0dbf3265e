/** An author's page: who they are, and what they signed, newest first. Usernames in addresses are written small. */
import { type Author, contentListCodec, joinNames, pageCount, profilePageCodec } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import type { CardStory } from '../../components/cards/card-story.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { profileHead } from './head.ts';
import { profileOf } from './profile-of.ts';

const STORIES = 24;

export const loadProfile: Load<'profile'> = async (context) => {
  const username = (context.params.username ?? '').toLowerCase();
  const page = Number(context.params.pageNumber ?? 1);
  const address = pathTo('profile', { username, pageNumber: String(page) });
  const [{ components }, work] = await Promise.all([
    fetchPage(context, { type: 'profile', slug: username }, profilePageCodec),
    context.content.get('listing', contentListCodec, {
      params: { type: 'author', id: username },
      query: { limit: STORIES, offset: (page - 1) * STORIES },
      preview: context.preview,
    }),
  ]);
  if (context.url.pathname !== address) return { redirect: address };
  const pages = pageCount(work.paging);
  if (page > pages) throw notFound();

  const { author } = components;
  const stories = context.view.cards(work.items, 'thumb').map((story) => withoutOwnName(story, author));
  return {
    content: {
      page: 'profile',
      data: {
        now: context.now,
        profile: profileOf(author, context.view),
        river: { stories, page, pageCount: pages, baseHref: pathTo('profile', { username }) },
        total: work.paging.total,
      },
    },
    head: profileHead(author, page, pages),
    tags: [`author:${username}`, `listing:author:${username}`, ...storyTags(stories)],
  };
};

/** Who signed alone is known on their own page; whom they signed with is said. */
const withoutOwnName = (story: CardStory, { fullName }: Author): CardStory =>
  story.byline === joinNames([fullName]) ? { ...story, byline: '' } : story;
