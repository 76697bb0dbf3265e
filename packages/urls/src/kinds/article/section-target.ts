/** Where a section's stories live: below its topic where that has a place in addresses, else at its top. */
import { isLongform } from '@masthead/model';
import { withoutFormerBrand } from '../../former-brand.ts';
import type { PlacedContent } from '../../placed-content.ts';
import { isVertical, marketplaceTopics, type Vertical, verticals } from '../../sections.ts';
import type { ArticleTarget } from './article-target.ts';
import { correctTopic } from './correct-topic.ts';
import { financeTarget } from './finance-target.ts';

type PlainVertical = Exclude<Vertical, 'personal-finance'>;

/** Undefined for content outside of the sections. */
export function sectionTarget(content: PlacedContent): ArticleTarget | undefined {
  const [root = '', ...below] = content.topicPath;
  const section = withoutFormerBrand(root);
  if (!isVertical(section)) return undefined;
  if (section === 'personal-finance') return financeTarget(content.slug, below, isLongform(content));
  // A topic two or more levels down has no address of its own: its parent, the first below the section, stands for it.
  const topic = topicIn(section, below[0]);
  return isLongform(content) ? longform(section, topic, content.slug) : standard(section, topic, content.slug);
}

function topicIn(section: PlainVertical, slug: string | undefined): string | undefined {
  const topic = slug && correctTopic(slug, section);
  const known: readonly string[] = verticals[section];
  return topic && known.includes(topic) ? topic : undefined;
}

function standard(section: PlainVertical, topic: string | undefined, slug: string): ArticleTarget {
  if (!topic) return { name: section === 'news' ? 'article' : `${section}-article`, params: { slug } };
  return (
    (section === 'home' && homeTarget(topic, slug)) || { name: `${section}-article-topic`, params: { topic, slug } }
  );
}

const MARKETPLACES: ReadonlySet<string> = new Set(marketplaceTopics);

function homeTarget(topic: string, slug: string): ArticleTarget | undefined {
  if (topic === 'electric-vehicles') return { name: 'electric-vehicles-article', params: { slug } };
  return MARKETPLACES.has(topic) ? { name: 'home-marketplace-article-topic', params: { topic, slug } } : undefined;
}

function longform(section: PlainVertical, topic: string | undefined, slug: string): ArticleTarget {
  if (section !== 'news') return { name: `${section}-article-longform`, params: { topic, slug } };
  return topic
    ? { name: 'news-article-longform', params: { topic, slug } }
    : { name: 'article-longform', params: { slug } };
}
