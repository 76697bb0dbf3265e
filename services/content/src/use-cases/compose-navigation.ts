/** The curated navigation: topics by slug become links with their names. */
import { notFound } from '@masthead/runtime';
import { readArrangement } from '../repositories/arrangements.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb } from '../schema.ts';
import { navigationArrangement } from './arrangement-schemas.ts';
import { summariesBySlug } from './summaries.ts';

export async function composeNavigation(db: ContentDb) {
  const arrangement = await readArrangement(db, 'navigation', navigationArrangement);
  if (!arrangement) throw notFound('No navigation has been arranged');
  const { header, footer } = arrangement;
  const [topics, featured] = await Promise.all([
    topicsBySlug(db, [...header.big, ...header.columns.flatMap((column) => column.topics)]),
    summariesBySlug(db, header.featured),
  ]);
  const links = (slugs: readonly string[]) =>
    slugs.flatMap((topic) => {
      const row = topics.get(topic);
      return row ? [{ label: row.name, topic }] : [];
    });
  return {
    header: {
      main: header.main,
      big: links(header.big),
      columns: header.columns.map((column) => ({ title: column.title, links: links(column.topics) })),
      featured: header.featured.flatMap((slug) => featured.get(slug) ?? []),
    },
    footer,
  };
}
