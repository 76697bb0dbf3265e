/** A desk at work: what is there, what is being written, and what is on its way. */

import { browserTimers } from '@masthead/browser';
import { emptyChannel, type HeldItem, type LiveChannel, withArrived } from '@masthead/model';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AskDesk, type Call, type Outcome, reasonOf } from '../desk-client.ts';
import { type DeskCoverage, type DeskItem, isCoverage, isItem, isPosted, type Posted } from './coverage.ts';
import { type Draft, type Kept, withSent, withTakenBack } from './draft.ts';
import { newKey, openKept } from './kept.ts';
import { createSender, type Sender } from './sender.ts';
import { type SentNote, withNote, withoutNote } from './sent-notes.ts';

const REFRESH_MS = 5000;

export interface Desk {
  coverage: Omit<DeskCoverage, 'items'> | undefined;
  /** Newest first. */
  items: readonly HeldItem<DeskItem>[];
  kept: Kept;
  /** What was not kept of what was sent, until somebody has read it. */
  notes: readonly SentNote[];
  forgetNote(about: string): void;
  /** What went wrong last. */
  trouble: string;
  change(change: (kept: Kept) => Kept): void;
  send(draft: Draft): void;
  takeBack(key: string): void;
  /** Something other than words: pin, delete, end. */
  act(path: string, call: Call): Promise<void>;
}

export function useDesk(storyId: string, ask: AskDesk): Desk {
  const [coverage, setCoverage] = useState<Omit<DeskCoverage, 'items'>>();
  const [channel, setChannel] = useState<LiveChannel<DeskItem>>(emptyChannel);
  const [notes, setNotes] = useState<readonly SentNote[]>([]);
  const [trouble, setTrouble] = useState('');
  const [store] = useState(() => openKept(storyId, () => setTrouble('This browser keeps no drafts: copy long texts')));
  const kept = useSyncExternalStore(store.subscribe, store.get, store.get);
  const sender = useRef<Sender>(undefined);

  const note = useCallback((outcome: Outcome<unknown>): void => setTrouble(outcome.ok ? '' : reasonOf(outcome)), []);

  const refresh = useCallback(async (): Promise<void> => {
    const outcome = await ask(pathOf(storyId), isCoverage);
    if (!outcome.ok) return note(outcome);
    const { items, ...rest } = outcome.data;
    setCoverage(rest);
    // An answer that was overtaken by a newer one brings nothing back.
    setChannel((known) => withoutMissing(withArrived(known, items), items, rest.story.lastEvent));
  }, [ask, storyId, note]);

  useEffect(() => {
    const working = createSender({
      storyId,
      kept: store,
      ask,
      timers: browserTimers,
      delivered({ item }: Posted, { key, headline, reschedules }, leftOut) {
        setNotes((all) => withNote(all, { about: item?.id ?? reschedules ?? key, headline, leftOut }));
        if (item) setChannel((known) => withArrived(known, [item]));
        void refresh();
      },
      overtaken: (current) => isItem(current) && setChannel((known) => withArrived(known, [current])),
    });
    sender.current = working;
    working.hurry();
    const watching = new AbortController();
    addEventListener('online', working.hurry, { signal: watching.signal });
    void refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), REFRESH_MS);
    return () => {
      working.stop();
      watching.abort();
      clearInterval(timer);
    };
  }, [storyId, ask, store, refresh]);

  return {
    coverage,
    items: channel.items,
    kept,
    notes,
    forgetNote: (about) => setNotes((all) => withoutNote(all, about)),
    trouble,
    change: (change) => store.set(change(store.get())),
    send(draft) {
      store.set(withSent(store.get(), draft, newKey()));
      sender.current?.hurry();
    },
    takeBack: (key) => store.set(onNewest(withTakenBack(store.get(), key, newKey()), channel.items)),
    async act(path, call) {
      const outcome = await ask(`${pathOf(storyId)}${path}`, isPosted, { key: newKey(), ...call });
      note(outcome);
      if (!outcome.ok) return;
      const { item } = outcome.data;
      if (item && item.id !== storyId) setChannel((known) => withArrived(known, [item]));
      await refresh();
    },
  };
}

const pathOf = (storyId: string): string => `/api/desk/live/${encodeURIComponent(storyId)}`;

/** The whole list was told: what is not in it, and is no newer than it, has been deleted. */
function withoutMissing(
  channel: LiveChannel<DeskItem>,
  told: readonly DeskItem[],
  lastEvent: number,
): LiveChannel<DeskItem> {
  const ids = new Set(told.map(({ id }) => id));
  const missing = channel.items.filter(({ id, event }) => !ids.has(id) && event <= lastEvent);
  return withArrived(
    channel,
    missing.map((item) => ({ ...item, deleted: true })),
  );
}

/** What is written on is a change of what is there now, which its editor sees beside it. */
function onNewest(kept: Kept, items: readonly DeskItem[]): Kept {
  const edits = Object.entries(kept.edits).map(([id, draft]): [string, Draft] => {
    const event = items.find((item) => item.id === id)?.event;
    return [id, draft.changes && event !== undefined ? { ...draft, changes: { id, event } } : draft];
  });
  return { ...kept, edits: Object.fromEntries(edits) };
}
