/** Stories that were saved in this browser by somebody who is not signed in: written as text, read with care. */
import { READING_LIMITS } from '@masthead/account';

export const SAVED_KEY = 'masthead-saved';

export interface SavedHere {
  readonly storyId: string;
  /** ISO instant. */
  readonly savedAt: string;
}

const ID = /^[\w-]{1,64}$/;

/** Newest first; what cannot be read is nothing. */
export function readSaved(text: string | null): readonly SavedHere[] {
  const list: unknown = parsed(text);
  if (!Array.isArray(list)) return [];
  const read = list.filter(isSaved).map(({ storyId, savedAt }) => ({ storyId, savedAt }));
  return [...new Map(read.map((saved) => [saved.storyId, saved])).values()].slice(0, READING_LIMITS.saved);
}

/** Null where nothing is left. */
export const writeSaved = (saved: readonly SavedHere[]): string | null =>
  saved.length > 0 ? JSON.stringify(saved.slice(0, READING_LIMITS.saved)) : null;

export const withSaved = (saved: readonly SavedHere[], storyId: string, savedAt: string): readonly SavedHere[] =>
  saved.some((each) => each.storyId === storyId) ? saved : [{ storyId, savedAt }, ...saved];

export const withoutSaved = (saved: readonly SavedHere[], storyId: string): readonly SavedHere[] =>
  saved.filter((each) => each.storyId !== storyId);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is SavedHere {
  if (typeof value !== 'object' || value === null) return false;
  const [storyId, savedAt] = [Reflect.get(value, 'storyId'), Reflect.get(value, 'savedAt')];
  return (
    typeof storyId === 'string' && ID.test(storyId) && typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt))
  );
}
