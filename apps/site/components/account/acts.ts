/** What a reader does with what is kept for them. Shown at once; what the service refuses is put back, and said. */
import {
  type Followed,
  type FollowKind,
  type Preferences,
  type ReadingKept,
  type SavedStory,
  type Shelf,
  STRATEGY_KEY,
} from '@masthead/account';
import { savedStories } from '../../base/reader.ts';
import { account, changeKept, setKept } from './account.ts';
import { askedToSignIn, type Wish } from './asked.ts';
import { callAccount, property, saidOf } from './calls.ts';
import { readSaved, SAVED_KEY, withoutSaved, withSaved, writeSaved } from './saved-here.ts';
import { readStored, store } from './stored.ts';
import { toast } from './toast.ts';

const SAVED_TAB = '/user/settings/saved/';

const isIn = (): boolean => account.get().auth.loggedIn;
const savedInBrowser = () => readSaved(readStored(SAVED_KEY));

/** Which buttons are pressed follows from what is kept. */
export function showSaved(): void {
  const { kept } = account.get();
  const ids = isIn() ? (kept?.saved.stories ?? []) : savedInBrowser();
  savedStories.set(new Set(ids.map(({ storyId }) => storyId)));
}
account.subscribe(showSaved);

/** One after the other: of two presses on the same thing, the second would else come first at times. */
let lastTold: Promise<unknown> = Promise.resolve();

/** Does it on the page, then at the service; undone and told where that refuses. */
async function optimistic(change: (kept: ReadingKept) => ReadingKept, tell: () => Promise<unknown>): Promise<boolean> {
  const before = account.get().kept;
  changeKept(change);
  const told = lastTold.then(tell);
  lastTold = told.catch(() => {});
  try {
    await told;
    return true;
  } catch (error) {
    if (before) setKept(before);
    toast.set({ done: 'Not done.', words: saidOf(error) });
    return false;
  }
}

interface NamedStory {
  readonly storyId: string;
  readonly name: string;
}

export async function toggleSaved({ storyId, name }: NamedStory): Promise<void> {
  if (savedStories.get().has(storyId)) return removeSaved({ storyId, name });
  if (!isIn()) return saveHere({ storyId, name });
  if (await saveStory(storyId)) toast.set({ done: 'Saved.', act: { label: 'See saved', href: SAVED_TAB } });
}

function saveHere({ storyId, name }: NamedStory): void {
  const isKept = store(SAVED_KEY, writeSaved(withSaved(savedInBrowser(), storyId, new Date().toISOString())));
  showSaved();
  const wish = { intent: 'save', storyId, name } as const;
  toast.set(
    isKept
      ? {
          done: 'Saved in this browser.',
          words: 'Sign in to have it everywhere.',
          act: { label: 'Sign in', run: () => askToSignIn(wish) },
        }
      : {
          done: 'Not saved.',
          words: 'This browser keeps nothing.',
          act: { label: 'Sign in', run: () => askToSignIn(wish) },
        },
  );
}

export function askToSignIn(wish?: Wish, screen: 'sign-in' | 'join' = 'sign-in', why?: string): void {
  askedToSignIn.set({ screen, wish, why });
}

export const saveStory = (
  storyId: string,
  as: Partial<Pick<SavedStory, 'shelf' | 'savedAt'>> = {},
): Promise<boolean> => {
  const saved: SavedStory = { storyId, shelf: as.shelf ?? null, savedAt: as.savedAt ?? new Date().toISOString() };
  return optimistic(
    ({ saved: { stories, shelves }, ...rest }) => ({
      ...rest,
      saved: { shelves, stories: byTime([...stories.filter((each) => each.storyId !== storyId), saved]) },
    }),
    () => callAccount('PUT', `/saved/${storyId}`, as),
  );
};

const byTime = (stories: readonly SavedStory[]): SavedStory[] =>
  stories.toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt));

/** Whoever removes can put back. */
async function removeSaved({ storyId }: NamedStory): Promise<void> {
  if (!isIn()) {
    const before = savedInBrowser();
    store(SAVED_KEY, writeSaved(withoutSaved(before, storyId)));
    showSaved();
    const putBack = () => {
      store(SAVED_KEY, writeSaved(before));
      showSaved();
    };
    toast.set({ done: 'Removed from this browser.', act: { label: 'Put it back', run: putBack } });
    return;
  }
  const before = account.get().kept?.saved.stories.find((each) => each.storyId === storyId);
  if (!(await dropSaved(storyId))) return;
  toast.set({ done: 'Removed.', act: { label: 'Put it back', run: () => void saveStory(storyId, before) } });
}

export const dropSaved = (storyId: string): Promise<boolean> =>
  optimistic(
    ({ saved: { stories, shelves }, ...rest }) => ({
      ...rest,
      saved: { shelves, stories: stories.filter((each) => each.storyId !== storyId) },
    }),
    () => callAccount('DELETE', `/saved/${storyId}`),
  );

export const moveToShelf = (story: SavedStory, shelf: string | null): Promise<boolean> =>
  optimistic(
    ({ saved: { stories, shelves }, ...rest }) => ({
      ...rest,
      saved: { shelves, stories: stories.map((each) => (each.storyId === story.storyId ? { ...each, shelf } : each)) },
    }),
    () => callAccount('PUT', `/saved/${story.storyId}`, { shelf }),
  );

export async function makeShelf(name: string): Promise<Shelf> {
  const told = await callAccount('POST', '/shelves', { name });
  const [id, called] = [property(told, 'id'), property(told, 'name')];
  if (typeof id !== 'string' || typeof called !== 'string') throw new TypeError('The answer has no shelf');
  const shelf = { id, name: called };
  changeKept(({ saved, ...rest }) => ({
    ...rest,
    saved: { ...saved, shelves: [...saved.shelves.filter((each) => each.id !== id), shelf] },
  }));
  return shelf;
}

export const takeDownShelf = (id: string): Promise<boolean> =>
  optimistic(
    ({ saved: { stories, shelves }, ...rest }) => ({
      ...rest,
      saved: {
        shelves: shelves.filter((shelf) => shelf.id !== id),
        stories: stories.map((story) => (story.shelf === id ? { ...story, shelf: null } : story)),
      },
    }),
    () => callAccount('DELETE', `/shelves/${id}`),
  );

interface Subject {
  readonly kind: FollowKind;
  readonly key: string;
  readonly name: string;
}

const isSame = (one: Pick<Followed, 'kind' | 'key'>, other: Pick<Followed, 'kind' | 'key'>): boolean =>
  one.kind === other.kind && one.key === other.key;

export async function toggleFollowed(subject: Subject): Promise<void> {
  if (!isIn()) return askToSignIn({ intent: 'follow', ...subject });
  const isFollowed = account.get().kept?.following.some((each) => isSame(each, subject));
  await (isFollowed ? unfollow(subject) : follow(subject));
}

export async function follow({ kind, key, name }: Subject): Promise<boolean> {
  const done = await optimistic(
    (kept) => ({
      ...kept,
      following: [
        { kind, key, since: new Date().toISOString() },
        ...kept.following.filter((each) => !isSame(each, { kind, key })),
      ],
    }),
    () => callAccount('PUT', `/following/${kind}/${key}`),
  );
  if (done) toast.set({ done: `Following ${name}.`, act: { label: 'See all', href: '/user/settings/following/' } });
  return done;
}

export async function unfollow({ kind, key, name }: Subject): Promise<void> {
  const done = await optimistic(
    (kept) => ({ ...kept, following: kept.following.filter((each) => !isSame(each, { kind, key })) }),
    () => callAccount('DELETE', `/following/${kind}/${key}`),
  );
  if (!done) return;
  const again = () => void follow({ kind, key, name });
  toast.set({ done: `No longer following ${name}.`, act: { label: 'Follow again', run: again } });
}

export const prefer = (changes: Partial<Preferences>): Promise<boolean> =>
  optimistic(
    (kept) => ({ ...kept, preferences: { ...kept.preferences, ...changes } }),
    () => callAccount('PUT', '/preferences', changes),
  );

export const chooseNewsletters = (newsletters: readonly string[]): Promise<boolean> =>
  optimistic(
    (kept) => ({ ...kept, newsletters }),
    () => callAccount('PUT', '/newsletters', { newsletters }),
  );

/** Nothing of a reader who is gone is left in this browser. */
export function forgetReader(): void {
  for (const key of [STRATEGY_KEY, SAVED_KEY]) store(key, null);
}
