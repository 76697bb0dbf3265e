/** A comment as whoever asks is shown it. */
import { type Comment, EDIT_MS, readText, type Thread } from '@masthead/talk';
import type { CommentRow } from '../schema.ts';

export interface Seen {
  /** Who asks; undefined for everybody. */
  reader: string | undefined;
  useful: ReadonlySet<string>;
  reported: ReadonlySet<string>;
}

export function shownComment(row: CommentRow, seen: Seen): Comment {
  const { id, state } = row;
  const has = state === 'shown' || state === 'held';
  const isYours = seen.reader !== undefined && row.reader_id === seen.reader;
  return {
    id,
    at: Number(row.at),
    name: state === 'gone' ? '' : row.name,
    state,
    blocks: has ? readText(row.text) : [],
    useful: row.useful,
    ...(row.edited_at !== null && { editedAt: Number(row.edited_at) }),
    ...(row.badge !== null && { badge: row.badge }),
    ...(row.picked_by !== null && { pickedBy: row.picked_by }),
    ...(state === 'removed' && {
      removed: {
        by: row.removed_by ?? '',
        reason: row.removed_reason ?? '',
        ...(row.removed_rule !== null && { rule: row.removed_rule }),
      },
    }),
    ...(isYours && has && { yours: { source: row.text, until: Number(row.at) + EDIT_MS } }),
    ...(seen.useful.has(id) && { isUseful: true }),
    ...(seen.reported.has(id) && { isReported: true }),
  };
}

export const shownThread = (row: CommentRow, replies: readonly CommentRow[], seen: Seen): Thread => ({
  ...shownComment(row, seen),
  ...(row.folded === 1 && { isFolded: true }),
  replies: replies.map((reply) => shownComment(reply, seen)),
});
