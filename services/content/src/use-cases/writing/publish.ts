/** Publishing: what a manuscript says becomes what readers see; and the way back. */
import { requireRight } from '../../audit/rights.ts';
import { SCHEDULE } from '../../changes/names.ts';
import { readDocument } from '../../kinds/details.ts';
import { revisionOf, updateManuscript } from '../../repositories/manuscripts.ts';
import type { ManuscriptRow, RevisionRow } from '../../schema.ts';
import { noteChange, type Writing } from '../../store.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { currentAt, type Desk, NOT_SCHEDULED } from './save.ts';
import { hideStory, showStory } from './show-story.ts';
import { checkAddress } from './story-address.ts';

/** When readers are told it was published and updated. */
export interface PublishTimes {
  publishedAt: number;
  updatedAt: number | null;
}

/** What of a manuscript readers are to see. */
type Approved = Pick<RevisionRow, 'revision' | 'document'>;

export async function publishManuscript(
  { database, clock }: Desk,
  id: string,
  expected: number,
): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    requireRight(db, 'publish');
    const current = await currentAt(db, id, expected);
    const now = clock.now();
    return publishNow(db, current, current, { ...timesOf(current, current.revision, now), now });
  });
}

/** Shows a revision to readers, if that is what they get at its address by now. */
export async function publishNow(
  db: Writing,
  current: ManuscriptRow,
  { revision, document }: Approved,
  { publishedAt, updatedAt, now }: PublishTimes & { now: number },
): Promise<ManuscriptRow> {
  const story = readDocument(document);
  await checkAddress(db, current.id, story, now);
  const change = {
    status: 'published',
    published_revision: revision,
    first_published_at: publishedAt,
    published_updated_at: updatedAt,
    ...NOT_SCHEDULED,
  } as const;
  await updateManuscript(db, current.id, change);
  const isChanged = await showStory(db, {
    id: current.id,
    document: story,
    published_at: publishedAt,
    updated_at: updatedAt,
  });
  const row = { ...current, ...change };
  if (isChanged) {
    const type = current.status === 'published' ? 'story.updated' : 'story.published';
    await tellWebhooks(db, { type, row, document: story, now });
  }
  return row;
}

/** A story keeps the date it first appeared; publishing another revision is an update of it, the same one again is none. */
export function timesOf(
  { first_published_at, published_revision, published_updated_at }: ManuscriptRow,
  revision: number,
  now: number,
): PublishTimes {
  const publishedAt = first_published_at ?? now;
  if (published_revision === null) return { publishedAt, updatedAt: null };
  return { publishedAt, updatedAt: published_revision === revision ? published_updated_at : now };
}

/** Takes a story from readers, or a scheduled one from the schedule. The manuscript stays. */
export async function unpublishManuscript(
  { database, clock }: Desk,
  id: string,
  expected: number,
): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    requireRight(db, 'publish');
    const current = await currentAt(db, id, expected);
    const status = current.published_revision === null ? 'draft' : 'unpublished';
    await updateManuscript(db, id, { status, ...NOT_SCHEDULED });
    const row = { ...current, status, ...NOT_SCHEDULED } as const;
    if (current.status === 'published') await withdraw(db, row, clock.now());
    if (current.status === 'scheduled') noteChange(db, [SCHEDULE]);
    return row;
  });
}

async function withdraw(db: Writing, row: ManuscriptRow, now: number): Promise<void> {
  await hideStory(db, row.id);
  const seen = await revisionOf(db, row.id, row.published_revision ?? 0);
  if (seen) await tellWebhooks(db, { type: 'story.withdrawn', row, document: readDocument(seen.document), now });
}
