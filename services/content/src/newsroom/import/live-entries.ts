/** The entries of live coverage from its file: what is new, changed or gone in it becomes an event each, in their order. */
import type { ItemChange } from '../../documents/live.ts';
import type { LiveEntry } from '../../kinds/files.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import type { LiveItemRow } from '../../live-schema.ts';
import { liveItems } from '../../repositories/live-coverage.ts';
import type { ContentDb } from '../../schema.ts';
import type { Writing } from '../../store.ts';
import { changesItem } from '../../use-cases/live/apply-change.ts';
import { appendChange, appendPost } from '../../use-cases/live/log.ts';

const IMPORTER = 'import';

/** What editors have posted since is left alone: only entries that came from the file can go with it. */
export async function takeLiveEntries(
  db: Writing,
  storyId: string,
  entries: readonly LiveEntry[],
  now: number,
): Promise<void> {
  const present = new Map((await liveItems(db, storyId)).map((item) => [item.id, item]));
  const imported = await importedIds(db, storyId);
  for (const entry of entries) {
    const item = present.get(entry.id);
    if (item) await applyAll(db, item, changesTo(entry), now);
    else if (!imported.has(entry.id)) await post(db, storyId, entry);
  }
  const inFile = new Set(entries.map(({ id }) => id));
  for (const item of present.values())
    if (imported.has(item.id) && !inFile.has(item.id)) await applyAll(db, item, [{ kind: 'delete' }], now);
}

async function importedIds(db: ContentDb, storyId: string): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('live_events')
    .select('item_id')
    .where('story_id', '=', storyId)
    .where('made_by', '=', IMPORTER)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

const post = (db: Writing, storyId: string, { id, author, publishedAt, ...entry }: LiveEntry): Promise<LiveItemRow> =>
  appendPost(
    db,
    storyId,
    id,
    { kind: 'post', ...entry, author: idOf('author', author), at: publishedAt },
    { by: IMPORTER, at: publishedAt },
  );

const changesTo = ({ headline, body, author, important, pinned }: LiveEntry): ItemChange[] => [
  { kind: 'edit', headline, body, author: idOf('author', author) },
  { kind: important ? 'important' : 'unimportant' },
  { kind: pinned ? 'pin' : 'unpin' },
];

async function applyAll(db: Writing, item: LiveItemRow, changes: readonly ItemChange[], at: number): Promise<void> {
  let current = item;
  for (const change of changes)
    if (changesItem(current, change)) current = await appendChange(db, current, change, { by: IMPORTER, at });
}
