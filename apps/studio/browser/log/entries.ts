/** Entries of the log of writes, as the desk tells them. */
export interface LogEntry {
  entry: number;
  at: string;
  who: string;
  from: string | null;
  does: string;
  about: string;
  slug: string | null;
}

const isEntry = (value: unknown): value is LogEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { entry, at, who, from, does, about, slug } = value as Partial<Record<keyof LogEntry, unknown>>;
  return (
    typeof entry === 'number' &&
    [at, who, does, about].every((text) => typeof text === 'string') &&
    [from, slug].every((text) => text === null || typeof text === 'string')
  );
};

export const areEntries = (value: unknown): value is LogEntry[] => Array.isArray(value) && value.every(isEntry);

export interface LogFilter {
  who: string;
  about: string;
}

export const PORTION = 50;

export function pathOf({ who, about }: LogFilter, before?: number): string {
  const query = new URLSearchParams({ limit: `${PORTION}` });
  if (who !== '') query.set('who', who);
  if (about !== '') query.set('about', about);
  if (before !== undefined) query.set('before', `${before}`);
  return `/api/desk/audit?${query}`;
}
