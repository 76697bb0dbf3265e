/** Live coverage: when it runs, and an update for every entry that says something. */
import { type ArticleLive, type LiveCoverageItem, machineDate, preferredDate } from '@masthead/model';
import type { BlogPosting } from 'schema-dts';
import { publishedWork } from './news-article.ts';
import { type Describe, datesOf, type PageFacts } from './page-facts.ts';
import { signatures } from './person.ts';
import { plainText } from './text-blocks.ts';

function update(item: LiveCoverageItem, live: ArticleLive, page: PageFacts): BlogPosting[] {
  const text = plainText(item.body ?? '');
  if (item.deleted || text === '') return [];
  const publishedAt = preferredDate(item, 'created') ?? live.publishedAt;
  return [
    {
      '@type': 'BlogPosting',
      headline: item.headline ?? live.headline,
      articleBody: text,
      ...datesOf({ publishedAt, updatedAt: item.dateUpdated }),
      author: signatures(item.author ? [item.author] : live.authors, page),
    },
  ];
}

export const liveBlog =
  (live: ArticleLive): Describe =>
  (page) => ({
    '@type': 'LiveBlogPosting',
    ...publishedWork(live, page),
    coverageStartTime: machineDate(live.eventStart ?? live.publishedAt),
    ...(live.eventEnd !== undefined && { coverageEndTime: machineDate(live.eventEnd) }),
    liveBlogUpdate: live.items.flatMap((item) => update(item, live, page)),
  });
