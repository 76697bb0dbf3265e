/** What else is cheaper today: other stories whose deals still run, each with its drop. */
import type { Article, Instant, StorySummary } from '@masthead/model';
import { statusOf } from '@masthead/runtime';
import { type LoadContext, storyTags } from '../load.ts';
import type { DealPageData } from './data.ts';

const MOST = 3;
/** Among so many of the newest; some of them have ended. */
const LOOKED_AT = 24;

interface AlsoDown {
  beside?: NonNullable<DealPageData['beside']>;
  tags: readonly string[];
  /** When the first of them ends. */
  until?: Instant;
}

/** A page without it is still a page: a service that does not answer costs it only this. */
export async function alsoDown(article: Article, { content, view, now, logger }: LoadContext): Promise<AlsoDown> {
  try {
    const { items } = await content.get('deals', { query: { limit: LOOKED_AT } });
    const running = othersRunning(items, article, now);
    const ends = running.flatMap(({ deal }) => deal?.ends ?? []);
    const tags = ['listing:deals', ...storyTags(running), ...running.map(({ deal }) => `product:${deal?.slug}`)];
    return {
      tags,
      ...(running.length > 0 && { beside: { title: 'Also down today', stories: view.cards(running, 'menu') } }),
      ...(ends.length > 0 && { until: Math.min(...ends) }),
    };
  } catch (error) {
    logger.warn('What else is cheaper was left out', { story: article.id, status: statusOf(error) });
    return { tags: [] };
  }
}

/** Each product once, and none that the story itself offers; only what costs less than its list price is down. */
function othersRunning(newest: readonly StorySummary[], article: Article, now: Instant): StorySummary[] {
  const seen = new Set(article.deals.flatMap(({ product }) => product?.slugs ?? []));
  const chosen: StorySummary[] = [];
  for (const story of newest) {
    const { deal } = story;
    if (!deal || story.id === article.id || seen.has(deal.slug)) continue;
    if (deal.listPrice === undefined || (deal.ends !== undefined && deal.ends <= now)) continue;
    seen.add(deal.slug);
    chosen.push(story);
  }
  return chosen.slice(0, MOST);
}
