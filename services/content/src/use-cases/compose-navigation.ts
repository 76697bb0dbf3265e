/**
 * The curated navigation: topics by slug become links with their names. Every page carries it, so it is composed when
 * something in it changes and read ready-made.
 */
import { type AnswerWire, navigationCodec } from '@masthead/model';
import { topicPath } from '@masthead/urls';
import { z } from 'zod';
import { navigationArrangement } from '../documents/arrangements.ts';
import { readArrangement, saveArrangement } from '../repositories/arrangements.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';
import { wireWholeList } from '../wire/component.ts';
import { summariesBySlug } from './summaries.ts';

type Arrangement = z.output<typeof navigationArrangement>;

/** Before editors have arranged anything, there is still a way home. */
const UNARRANGED: Arrangement = {
  header: { main: [{ label: 'Latest', href: '/' }], roadshow: [], big: [], columns: [], featured: [] },
  footer: { statement: '', columns: [], base: [] },
};

/** The arrangement that holds it as readers get it. */
export const COMPOSED = 'composed-navigation';
type Navigation = AnswerWire<'navigation'>;

/** It is kept as readers get it: as what the site parses. */
const composedNavigation = z.custom<Navigation>((kept) => navigationCodec.safeParse(kept).success);

export async function composeNavigation(db: ContentDb): Promise<Navigation> {
  const composed = await readArrangement(db, COMPOSED, composedNavigation);
  return composed ?? compose(db);
}

/**
 * Call it in the transaction that changes the arrangement, a topic's name, or a story that is featured or its picture.
 * Gives whether the navigation is another one by that.
 */
export const refreshNavigation = async (db: Writing): Promise<boolean> =>
  saveArrangement(db, COMPOSED, await compose(db));

async function compose(db: ContentDb) {
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
  const composed = {
    header: {
      main: header.main,
      roadshow: header.roadshow,
      big: links(header.big),
      columns: header.columns.map((column) => ({ title: column.title, links: links(column.topics) })),
      featured: header.featured.flatMap((slug) => featured.get(slug) ?? []),
    },
    footer,
  };
  const list = wireWholeList('Navigation', 'curated-nav-redesign', asLinks(composed));
  return { ...composed, ...list } satisfies Navigation;
}

type Link = Arrangement['header']['main'][number];

/** The same as a tree of links, for readers of content lists. */
function asLinks({ header, footer }: { header: Navigated; footer: Arrangement['footer'] }) {
  const link = ({ label, topic, href }: Link) => ({ label, title: label, url: topic ? topicPath(topic) : href });
  const group = ({ title, links }: { title: string; links: Link[] }) => ({
    label: title,
    title,
    children: links.map(link),
  });
  return [
    { label: 'header', children: [...header.main.map(link), ...header.columns.map(group)] },
    { label: 'footer', children: [...footer.columns.map(group), ...footer.base.map(link)] },
  ];
}

interface Navigated {
  main: Link[];
  columns: { title: string; links: Link[] }[];
}
