/**
 * What somebody wanted when they were asked to sign in: it is done when they are in, also where the sign-in took another
 * page. Kept for this tab only.
 */
import { FOLLOW_KINDS, type FollowKind, type Intent } from '@masthead/account';
import { createStore } from '@masthead/browser';
import { property } from './calls.ts';
import { readStored, session, store } from './stored.ts';

export type Wish =
  | { readonly intent: 'save'; readonly storyId: string; readonly name: string }
  | { readonly intent: 'follow'; readonly kind: FollowKind; readonly key: string; readonly name: string }
  | { readonly intent: Exclude<Intent, 'save' | 'follow'>; readonly name: string };

const WISH_KEY = 'masthead-wish';

export const keepWish = (wish: Wish | undefined): void =>
  void store(WISH_KEY, wish ? JSON.stringify(wish) : null, session);

/** Taken once. */
export function takeWish(): Wish | undefined {
  const wish = wishIn(readStored(WISH_KEY, session));
  keepWish(undefined);
  return wish;
}

/** What cannot be read is no wish. */
export function wishIn(text: string | null): Wish | undefined {
  const told = parsed(text);
  const [intent, name, storyId, kind, key] = ['intent', 'name', 'storyId', 'kind', 'key'].map((field) =>
    property(told, field),
  );
  if (typeof name !== 'string') return undefined;
  if (intent === 'save') return typeof storyId === 'string' ? { intent, name, storyId } : undefined;
  if (intent === 'follow') {
    const known = FOLLOW_KINDS.find((each) => each === kind);
    return known && typeof key === 'string' ? { intent, name, kind: known, key } : undefined;
  }
  return intent === 'alert' || intent === 'comment' ? { intent, name } : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the dialog is open for; undefined while it is closed. */
export interface AskedToSignIn {
  readonly screen: 'sign-in' | 'join';
  readonly wish: Wish | undefined;
  /** Why, where nothing was pressed: “Your settings need an account.” */
  readonly why?: string | undefined;
}

export const askedToSignIn = createStore<AskedToSignIn | undefined>(undefined);
