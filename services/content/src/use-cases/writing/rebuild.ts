/**
 * Shows every published story anew from the revision that readers see, so that all of them are in today's shape whatever
 * wrote them. It works in short transactions, each of which keeps the place it came to: killed anywhere, it goes on
 * there. What is already as it would be written is left alone. Each transaction reads what is published when it runs,
 * so whoever publishes or withdraws a story meanwhile wins.
 */
import { z } from 'zod';
import { storyDocument } from '../../kinds/kinds.ts';
import {
  countPublished,
  FIRST_PLACE,
  keepRebuild,
  type PublishedManuscript,
  placeOf,
  publishedAfter,
  rebuildOf,
} from '../../repositories/rebuilds.ts';
import type { ContentDb } from '../../schema.ts';
import { type ContentStore, noteChange, type Writing } from '../../store.ts';
import { writtenDocuments } from '../../stored/columns.ts';
import { refreshNavigation } from '../compose-navigation.ts';
import { indexThings } from './index-things.ts';
import { showAgain } from './show-story.ts';
import { SHOWN_SHAPE } from './shown-shape.ts';
import type { ShownStory } from './story-row.ts';

const BATCH = 20;

/** A story that stays as it was shown before, and why. */
interface Unshown {
  slug: string;
  reason: string;
}

export interface RebuildReport {
  /** How many were looked at by this run. */
  stories: number;
  changed: number;
  failures: Unshown[];
}

export interface RebuildOptions {
  /** Begins again, also when an earlier run stopped on its way. */
  fromStart?: boolean;
  /** So many stories share a transaction: other writers wait for no longer than that takes. */
  batch?: number;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number, slug: string) => Promise<void> | void;
}

/** Whether some stories may still be shown in an earlier shape. */
export const needsRebuild = async (db: ContentDb): Promise<boolean> => (await rebuildOf(db)).shape < SHOWN_SHAPE;

export async function rebuildStories(
  store: ContentStore,
  { fromStart = false, batch: size = BATCH, signal, onProgress = () => {} }: RebuildOptions = {},
): Promise<RebuildReport> {
  const total = await store.write((db) => begin(db, fromStart));
  const report: RebuildReport = { stories: 0, changed: 0, failures: [] };
  for (;;) {
    signal?.throwIfAborted();
    const batch = await store.write((db) => showNext(db, size));
    if (!batch) return report;
    report.stories += batch.stories;
    report.changed += batch.changed;
    report.failures.push(...batch.failures);
    await onProgress(batch.done, Math.max(batch.done, total), batch.last);
  }
}

/** Gives how many stories there are. */
async function begin(db: Writing, fromStart: boolean): Promise<number> {
  const { towards } = await rebuildOf(db);
  if (fromStart || towards !== SHOWN_SHAPE) await keepRebuild(db, { towards: SHOWN_SHAPE, ...FIRST_PLACE, done: 0 });
  return countPublished(db);
}

interface Batch extends RebuildReport {
  done: number;
  last: string;
}

/** Undefined when there is nothing left, or another process has taken it further: to the end, or to a newer shape. */
async function showNext(db: Writing, size: number): Promise<Batch | undefined> {
  const place = await rebuildOf(db);
  if (place.towards !== SHOWN_SHAPE) return undefined;
  const manuscripts = await publishedAfter(db, place, size);
  const last = manuscripts.at(-1);
  if (!last) return finish(db);
  const done = place.done + manuscripts.length;
  const outcomes: (boolean | Unshown)[] = [];
  for (const manuscript of manuscripts) outcomes.push(await showOne(db, manuscript));
  await keepRebuild(db, { ...placeOf(last), done });
  return {
    done,
    last: last.slug,
    stories: manuscripts.length,
    changed: outcomes.filter((outcome) => outcome === true).length,
    failures: outcomes.filter((outcome) => typeof outcome === 'object'),
  };
}

async function finish(db: Writing): Promise<undefined> {
  if (await refreshNavigation(db)) noteChange(db, ['navigation']);
  await indexThings(db);
  await keepRebuild(db, { shape: SHOWN_SHAPE, towards: null, ...FIRST_PLACE, done: 0 });
}

/** Whether anything was different. A revision that today's rules refuse stops none of the others. */
async function showOne(db: Writing, manuscript: PublishedManuscript): Promise<boolean | Unshown> {
  const { slug } = manuscript;
  if (manuscript.document === null) return { slug, reason: 'its published revision is missing' };
  const { data: document, error } = storyDocument.safeParse(writtenDocuments.read(manuscript.document));
  if (error) return { slug, reason: z.prettifyError(error) };
  return showAgain(db, shownStory(manuscript, document));
}

export const shownStory = (
  { id, first_published_at, published_updated_at }: PublishedManuscript,
  document: ShownStory['document'],
): ShownStory => ({ id, document, published_at: first_published_at ?? 0, updated_at: published_updated_at });
