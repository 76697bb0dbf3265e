/** The writers from outside the newsroom. */
import { type Author, voicesPageCodec } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import type { Person } from '../../components/standing/PeopleList.tsx';
import type { View } from '../../presentation/view/view.ts';
import { fetchPage, type Load } from '../load.ts';
import { textOf } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

const PAGE = { type: 'voices', slug: 'voices' };

export const loadVoices: Load<'voices'> = async (context) => {
  const { components } = await fetchPage(context, PAGE, voicesPageCodec);
  const page = textOf(context, components.text, { slug: PAGE.slug, title: 'Voices' });
  const voices = components.voices.items.map((author) => voiceOf(author, context.view));
  return { content: { page: 'voices', data: { ...page, voices } }, head: textHead(page.text), tags: [] };
};

const voiceOf = ({ fullName, username, jobTitle, bio, image }: Author, view: View): Person => ({
  name: fullName,
  href: pathTo('profile', { username }),
  role: jobTitle,
  bio,
  ...(image && { portrait: view.picture(image, 'avatar') }),
});
