/** Manuscripts as editors' tools get them. */
import type { ManuscriptRow } from '../schema.ts';
import { writtenDocuments } from '../stored/columns.ts';

const isoOrNull = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export const wireEntry = (row: ManuscriptRow) => ({
  id: row.id,
  typeName: row.type_name,
  slug: row.binned_slug ?? row.slug,
  headline: row.headline,
  status: row.status,
  revision: row.revision,
  publishedRevision: row.published_revision,
  published: isoOrNull(row.first_published_at),
  updated: isoOrNull(row.published_updated_at),
  scheduled: isoOrNull(row.scheduled_at),
  scheduledRevision: row.scheduled_revision,
  binned: isoOrNull(row.binned_at),
  binnedBy: row.binned_by,
  created: isoOrNull(row.created_at),
  saved: isoOrNull(row.saved_at),
});

export const wireManuscript = (row: ManuscriptRow) => ({
  ...wireEntry(row),
  document: writtenDocuments.read(row.document),
});
