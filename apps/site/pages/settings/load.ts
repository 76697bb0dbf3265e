/** The reader's settings. What is theirs the browser asks for: nothing of it is known here. */
import { newslettersPageCodec } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { SETTINGS_TABS } from '@masthead/urls';
import type { OfferedNewsletter } from '../../components/settings/NewslettersPanel.tsx';
import { TAB_NAMES } from '../../components/settings/SettingsFrame.tsx';
import { sentOn } from '../../presentation/view/newsletter.ts';
import { fetchPage, type Load, type LoadContext } from '../load.ts';
import { fetchText } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

export const loadSettings: Load<'settings'> = async (context) => {
  if (!context.rules.apart().isOn('accounts')) throw notFound();
  const { params } = context;
  const tab = SETTINGS_TABS.find((each) => each === params.tab) ?? 'saved';
  const page = await fetchText(context, 'user-settings');
  const head = textHead(page.text);
  return {
    content: {
      page: 'settings',
      data: { ...page, tab, ...(tab === 'newsletters' && { newsletters: await offered(context) }) },
    },
    head: params.tab ? { ...head, title: `${TAB_NAMES[tab]}: ${head.title}` } : head,
    tags: [],
  };
};

async function offered(context: LoadContext): Promise<OfferedNewsletter[]> {
  const { components } = await fetchPage(context, { type: 'newsletters', slug: 'newsletters' }, newslettersPageCodec);
  return components.newsletters.items.map((newsletter) => {
    const { slug, name, tagline } = newsletter;
    return { slug, name, tagline, sent: sentOn(newsletter) };
  });
}
