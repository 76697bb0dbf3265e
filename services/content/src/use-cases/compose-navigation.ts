/** The curated navigation: topics by slug become links with their names. */
import type { z } from 'zod';
import { readArrangement } from '../repositories/arrangements.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb } from '../schema.ts';
import { navigationArrangement } from './arrangement-schemas.ts';
import { summariesBySlug } from './summaries.ts';

/** Before editors have arranged anything, there is still a way home. */
const UNARRANGED: z.output<typeof navigationArrangement> = {
  header: { main: [{ label: 'Latest', href: '/' }], big: [], columns: [], featured: [] },
  footer: { statement: '', columns: [] },
};

export async function composeNavigation(db: ContentDb) {
  const { header, footer } = (await readArrangement(db, 'navigation', navigationArrangement)) ?? UNARRANGED;
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
