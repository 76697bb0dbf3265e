/** The addresses of articles by name. In order of specificity: the first pattern that matches wins. */
import { at, maybeOneOf, oneOf, slug } from '../../address.ts';
import { replaysOf } from '../../replays.ts';
import { dealTopics, financeSubtopics, marketplaceTopics, verticals } from '../../sections.ts';

const topicOf = (section: keyof typeof verticals) => oneOf('topic', verticals[section]);
const maybeTopicOf = (section: keyof typeof verticals) => maybeOneOf('topic', verticals[section]);
const subtopic = oneOf('subtopic', financeSubtopics);

const financeArticles = {
  'money-article-crypto-slug': at`/personal-finance/crypto/${slug}/`,
  'money-article-topic-alt': at`/personal-finance/banking/${slug}/`,
  'money-article-slug': at`/personal-finance/${topicOf('personal-finance')}/${slug}/`,
  'money-article-subtopic-alt': at`/personal-finance/banking/${subtopic}/${slug}/`,
  'money-article-subtopic': at`/personal-finance/${topicOf('personal-finance')}/${subtopic}/${slug}/`,
  'money-article': at`/personal-finance/${slug}/`,
};

/** Stories that are also shown again, under /replay/. */
const replayed = {
  'auto-article': at`/roadshow/news/${slug}/`,
  'how-to-article': at`/how-to/${slug}/`,
  'deal-article': at`/deals/${slug}/`,
  'news-article-topic': at`/news/${topicOf('news')}/${slug}/`,
  article: at`/news/${slug}/`,
  'culture-article-topic': at`/culture/${topicOf('culture')}/${slug}/`,
  'culture-article': at`/culture/${slug}/`,
  'home-article-topic': at`/home/${topicOf('home')}/${slug}/`,
  'home-article': at`/home/${slug}/`,
  'science-article-topic': at`/science/${topicOf('science')}/${slug}/`,
  'science-article': at`/science/${slug}/`,
  'tech-article-topic': at`/tech/${topicOf('tech')}/${slug}/`,
  'tech-article': at`/tech/${slug}/`,
  'health-article-topic': at`/health/${topicOf('health')}/${slug}/`,
  'health-article': at`/health/${slug}/`,
  ...financeArticles,
};

export const articleAddresses = {
  'sponsored-article': at`/paid-content/news/${slug}/`,
  'sponsored-auto-article': at`/paid-content/roadshow/news/${slug}/`,
  'sponsored-article-longform': at`/paid-content/features/${slug}/`,
  'sponsored-auto-article-longform': at`/paid-content/roadshow/features/${slug}/`,
  'editors-choice-article': at`/editors-choice/${slug}/`,
  'auto-article-longform': at`/roadshow/news/features/${slug}/`,
  // News longform without a topic is the plain longform.
  'article-longform': at`/news/features/${slug}/`,
  'news-article-longform': at`/news/${topicOf('news')}/features/${slug}/`,
  'culture-article-longform': at`/culture/${maybeTopicOf('culture')}features/${slug}/`,
  'home-article-longform': at`/home/${maybeTopicOf('home')}features/${slug}/`,
  'science-article-longform': at`/science/${maybeTopicOf('science')}features/${slug}/`,
  'tech-article-longform': at`/tech/${maybeTopicOf('tech')}features/${slug}/`,
  'health-article-longform': at`/health/${maybeTopicOf('health')}features/${slug}/`,
  'money-article-longform': at`/personal-finance/${maybeTopicOf('personal-finance')}features/${slug}/`,
  'deal-article-longform': at`/deals/${maybeOneOf('topic', dealTopics)}features/${slug}/`,
  'electric-vehicles-article': at`/home/electric-vehicles/${slug}/`,
  'home-marketplace-article-topic': at`/home/${oneOf('topic', marketplaceTopics)}/${slug}/`,
  // How the second system writes an address when it knows no category.
  'money-article-no-category-slug': at`/personal-finance/no-category/${slug}/`,
  ...replayed,
  ...replaysOf(replayed),
};
