/** An author's page: who they are, and the newest of what they wrote. Usernames in addresses are written small. */
import { type Author, contentListCodec, profilePageCodec } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import type { Profile } from '../../components/profile/profile.ts';
import { linksOf } from '../../server/view/social-links.ts';
import type { View } from '../../server/view/view.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { profileHead } from './head.ts';

/** The page has no further pages, so it shows as many as fit on one. */
const MOST_STORIES = 24;

export const loadProfile: Load<'profile'> = async (context) => {
  const username = (context.params.username ?? '').toLowerCase();
  const address = pathTo('profile', { username });
  const [{ components }, work] = await Promise.all([
    fetchPage(context, { type: 'profile', slug: username }, profilePageCodec),
    context.content.get('listing', contentListCodec, {
      params: { type: 'author', id: username },
      query: { limit: MOST_STORIES },
      preview: context.preview,
    }),
  ]);
  if (context.url.pathname !== address) return { redirect: address };

  const { author } = components;
  const stories = context.view.cards(work.items, 'thumb');
  const { total } = work.paging;
  return {
    content: {
      page: 'profile',
      data: {
        now: context.now,
        profile: profileOf(author, total, context.view),
        stories,
        total,
        ...(total > MOST_STORIES && { more: searchFor(author) }),
      },
    },
    head: profileHead(author, 1, 1),
    tags: [`author:${username}`, `listing:author:${username}`, ...storyTags(stories)],
  };
};

const searchFor = ({ fullName }: Author) => ({
  label: `Search for more by ${fullName}`,
  href: `${pathTo('search', {})}?${new URLSearchParams({ query: fullName })}`,
});

function profileOf(author: Author, total: number, view: View): Profile {
  return {
    name: author.fullName,
    role: author.jobTitle,
    bio: author.bio,
    ...(author.image && { portrait: view.picture(author.image, 'portrait') }),
    links: linksOf(author.email, author.socialProfileIds),
    facts: factsOf(author, total),
    ...(author.authorDisclosure && { disclosure: author.authorDisclosure }),
    record: [
      { title: 'Education', lines: distinct(author.education) },
      {
        title: 'Awards and credentials',
        lines: distinct([...author.awardsAndCredentials, ...author.awards, ...author.credentials]),
      },
    ].filter(({ lines }) => lines.length > 0),
  };
}

/** Lists on the wire overlap. */
const distinct = (lines: readonly string[]): string[] => [...new Set(lines)];

function factsOf({ expertise, bureau, dateCreated }: Author, total: number): Profile['facts'] {
  const since = dateCreated === undefined ? undefined : String(new Date(dateCreated).getUTCFullYear());
  return [
    { name: 'Covers', value: expertise.join(', ') },
    { name: 'Based in', value: bureau },
    { name: 'With us since', value: since },
    { name: 'Stories', value: total > 0 ? String(total) : undefined },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
