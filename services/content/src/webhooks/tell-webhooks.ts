/** What happened to a story before readers, for the webhooks that want to know. */
import type { StoryDocument } from '../kinds/kinds.ts';
import type { ManuscriptRow } from '../schema.ts';
import type { Writing } from '../store.ts';
import { pathOf } from '../use-cases/writing/story-address.ts';
import { queueDelivery } from './queue.ts';
import { type StoryEvent, webhooks } from './webhooks.ts';

interface Happened {
  type: StoryEvent;
  /** As it is after that. */
  row: ManuscriptRow;
  /** What readers see, or saw. */
  document: StoryDocument;
  now: number;
}

export async function tellWebhooks(db: Writing, { type, row, document, now }: Happened): Promise<void> {
  const wanting = (await webhooks(db)).filter(({ events }) => events.split(' ').includes(type));
  if (wanting.length === 0) return;
  const data = {
    id: row.id,
    typeName: row.type_name,
    slug: document.slug,
    headline: document.headline,
    path: await pathOf(db, row.id, document),
    revision: row.published_revision,
    published: isoOrNull(row.first_published_at),
    updated: isoOrNull(row.published_updated_at),
  };
  for (const webhook of wanting) await queueDelivery(db, webhook, { type, data }, now);
}

const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
