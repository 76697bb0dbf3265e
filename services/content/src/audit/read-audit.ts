/** Reads the log of writes, the newest first. */
import type { ContentDb } from '../schema.ts';

export interface AuditQuery {
  who?: string | undefined;
  about?: string | undefined;
  /** Only what is older than this entry. */
  before?: number | undefined;
  limit: number;
}

export interface AuditEntry {
  entry: number;
  at: string;
  who: string;
  from: string | null;
  action: string;
  about: string;
  /** The slug of what it is about, where that is a story. */
  slug: string | null;
}

export async function readAudit(db: ContentDb, { who, about, before, limit }: AuditQuery): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('audit')
    .leftJoin('manuscripts', 'manuscripts.id', 'audit.about')
    .selectAll('audit')
    .select('manuscripts.slug')
    .orderBy('sequence', 'desc')
    .limit(limit);
  if (who !== undefined) query = query.where('who', '=', who);
  if (about !== undefined) query = query.where('about', '=', about);
  if (before !== undefined) query = query.where('sequence', '<', before);
  return (await query.execute()).map(({ sequence, at, sender, ...entry }) => ({
    entry: Number(sequence),
    at: new Date(Number(at)).toISOString(),
    from: sender,
    ...entry,
  }));
}
