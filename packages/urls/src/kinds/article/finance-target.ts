/** Where stories about money live: the one section with subtopics, and with a second system that has its own addresses. */

import type { PlacedContent } from '../../placed-content.ts';
import { financeSubtopics, verticals } from '../../sections.ts';
import type { ArticleTarget } from './article-target.ts';
import { correctTopic } from './correct-topic.ts';

const FINANCE = 'personal-finance';
const TOPICS: ReadonlySet<string> = new Set(verticals[FINANCE]);
const SUBTOPICS: ReadonlySet<string> = new Set(financeSubtopics);

/** The topics below the section, the widest first. */
type Below = readonly string[];

/** By the address that the second system gives the story, between section and slug; else by the tree. */
export function bridgeTopics({ canonicalUrl = '', topicPath }: PlacedContent): Below {
  const path = URL.parse(canonicalUrl, 'https://here.invalid')?.pathname ?? '';
  const [section, ...rest] = path.split('/').filter((segment) => segment !== '');
  return section === FINANCE ? rest.slice(0, -1) : topicPath.slice(1);
}

/** Only levels that have an address: an unknown topic is left out, and what is below it. */
function levels(below: Below): { topic?: string; subtopic?: string } {
  const [topic = '', subtopic = ''] = below.map((slug) => correctTopic(slug, FINANCE));
  if (!TOPICS.has(topic)) return {};
  return SUBTOPICS.has(subtopic) ? { topic, subtopic } : { topic };
}

export function financeTarget(slug: string, below: Below, longform: boolean): ArticleTarget {
  const { topic, subtopic } = levels(below);
  if (longform) return { name: 'money-article-longform', params: { topic, slug } };
  if (!topic) return { name: 'money-article', params: { slug } };
  if (subtopic) return subtopicTarget(topic, subtopic, slug);
  if (topic === 'crypto') return { name: 'money-article-crypto-slug', params: { slug } };
  if (topic === 'banking') return { name: 'money-article-topic-alt', params: { slug } };
  return { name: 'money-article-slug', params: { topic, slug } };
}

const subtopicTarget = (topic: string, subtopic: string, slug: string): ArticleTarget =>
  topic === 'banking'
    ? { name: 'money-article-subtopic-alt', params: { subtopic, slug } }
    : { name: 'money-article-subtopic', params: { topic, subtopic, slug } };
