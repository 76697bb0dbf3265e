/** Live coverage: stories that grow while something happens. */
import { notFound } from '@masthead/runtime';
import { coverageOf, liveItems } from '../../repositories/live-coverage.ts';
import type { ContentDb, StoryRow } from '../../schema.ts';
import type { Writing } from '../../store.ts';
import { endOf } from '../../use-cases/live/coverage-end.ts';
import { ensureCoverage } from '../../use-cases/live/log.ts';
import { wireComponent } from '../../wire/component.ts';
import { type KindDefinition, type PreparedPage, shownAsWritten } from '../definition.ts';
import { type LiveDocument, liveDocument } from './document.ts';
import { authorsOf, portraitsOf, wireLiveItems } from './entries.ts';
import { liveFiles } from './files.ts';
import { wireLive } from './wire.ts';

/** Its entries and who wrote them are asked for first: the page shows what they name. */
async function prepare(db: ContentDb, { id, slug }: StoryRow): Promise<PreparedPage<LiveDocument>> {
  // How far the log is goes first: an entry that comes in between is asked for again, none is missed.
  const coverage = await coverageOf(db, id);
  if (!coverage) throw notFound(`The live coverage ${slug} has no log`);
  const rows = await liveItems(db, id);
  const authors = await authorsOf(db, rows);
  return {
    apart: { texts: rows.map(({ body }) => body), pictures: portraitsOf(authors) },
    components({ story, detail, material, below }) {
      const items = wireLiveItems(rows, authors, material.pictures);
      return [wireComponent('live', 'LiveArticle', wireLive(story, detail, material, { coverage, items })), ...below];
    },
  };
}

/** It has a log as soon as it is shown, and ends when that says so. */
async function asCovered(db: Writing, id: string, document: LiveDocument): Promise<LiveDocument> {
  const coverage = await ensureCoverage(db, id);
  return { ...document, event: { ...document.event, ends: endOf(coverage, document.event.ends) } };
}

export const live = {
  document: liveDocument,
  names: [],
  files: liveFiles,
  mediaPaths: async () => [],
  card: ({ event }) => ({ event }),
  words: () => [],
  products: () => [],
  pictures: () => [],
  listed: { isRead: false, isNews: true, doorTitle: 'Live', more: () => [] },
  shown: { ...shownAsWritten, before: asCovered, changes: (id) => [`live:${id}`] },
  page: { type: 'article-live', prepare, asArticle: () => undefined, showsPrices: () => false },
  feedParts: () => ({}),
  isVideo: false,
  judged: () => null,
  choices: () => [],
  deals: () => [],
  rounds: () => [],
} as const satisfies KindDefinition<LiveDocument>;
