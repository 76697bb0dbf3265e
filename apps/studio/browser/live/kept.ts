/** Keeps what an editor writes in the browser: it survives a reload, a crash and a dead network. */
import { createStore, type Store } from '@masthead/browser';
import { type Draft, emptyKept, type Kept } from './draft.ts';

const nameOf = (storyId: string): string => `desk-drafts-${storyId}`;

/** Long enough that no two are the same, also where pages are not served securely. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Writes down every change at once. `failed` says that the browser keeps nothing. */
export function openKept(storyId: string, failed: () => void): Store<Kept> {
  const store = createStore(read(storyId));
  store.subscribe(() => {
    try {
      localStorage.setItem(nameOf(storyId), JSON.stringify(store.get()));
    } catch {
      failed();
    }
  });
  return store;
}

function read(storyId: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(storyId)) ?? 'null');
    return isKept(kept) ? kept : emptyKept(newKey());
  } catch {
    return emptyKept(newKey());
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  ['key', 'headline', 'text', 'author', 'at'].every((name) => typeof Reflect.get(value, name) === 'string');

/** What another build kept may look otherwise. */
const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  'post' in value &&
  'edits' in value &&
  'outbox' in value &&
  isDraft(value.post) &&
  isObject(value.edits) &&
  Object.values(value.edits).every(isDraft) &&
  Array.isArray(value.outbox) &&
  value.outbox.every(isDraft);
