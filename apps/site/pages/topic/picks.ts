/** What the newest best list of a topic recommends, each with the way to its card in that list. */
import type { StorySummary } from '@masthead/model';
import { statusOf } from '@masthead/runtime';
import type { PicksNow } from '../../components/listing/TopicPicks.tsx';
import { pickList } from '../../presentation/body/pick-list.ts';
import { preparedPageCodec } from '../article/prepared-page.ts';
import { fetchPage, type LoadContext, shownInText, storyTags } from '../load.ts';

/** More of them would be the list itself. */
const SHOWN = 6;

interface FoundPicks {
  picks?: PicksNow;
  tags: string[];
}

/** The list is asked for as its own page asks for it, so that both say the same. Without it the topic is still there. */
export async function picksOf(context: LoadContext, story: StorySummary | undefined): Promise<FoundPicks> {
  if (!story) return { tags: [] };
  const tags = storyTags([story]);
  try {
    const wanted = { type: 'article', slug: story.slug };
    const { article, text } = await fetchPage({ ...context, query: {} }, wanted, preparedPageCodec);
    const { headline, href } = context.view.card(story);
    const data = article.additionalShortcodeData;
    const told = { ...context, id: article.id, data, headings: text.headings };
    const choices = article.listicles.flatMap(({ items }) => items);
    const list = pickList({}, { ...told, choices });
    if (!list) return { tags };
    const items = list.items.slice(0, SHOWN).map((item) => ({ ...item, href: `${href}${item.href ?? ''}` }));
    return { picks: { list: { label: headline, href }, items }, tags: [...tags, ...storyTags(shownInText(data))] };
  } catch (error) {
    context.logger.warn('The best list of a topic was left out', { slug: story.slug, status: statusOf(error) });
    return { tags };
  }
}
