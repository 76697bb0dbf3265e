/** Brings drafts to the desk, one after the other and in their order, for as long as it takes. */

import type { Store, Timers } from '@masthead/browser';
import { type AskDesk, type Call, type LeftOut, reasonOf } from '../desk-client.ts';
import { isPosted, type Posted } from './coverage.ts';
import { type Draft, type Kept, type Outgoing, withOutcome, withoutOutgoing } from './draft.ts';
import { htmlOfMarks } from './marks.ts';

interface SenderDeps {
  storyId: string;
  kept: Store<Kept>;
  ask: AskDesk;
  timers: Timers;
  /** `leftOut` is what was not kept of what was sent. */
  delivered(posted: Posted, sent: Outgoing, leftOut: readonly LeftOut[]): void;
  /** Somebody else was faster: this is what is there now. */
  overtaken(current: unknown): void;
}

export interface Sender {
  /** Something is to be sent, or the network is back. */
  hurry(): void;
  stop(): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export function createSender(deps: SenderDeps): Sender {
  const { storyId, kept, ask, timers, delivered, overtaken } = deps;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let cancelRetry = () => {};

  async function sendNext(): Promise<void> {
    const next = kept.get().outbox.find(({ state }) => state === 'waiting');
    if (!next || isSending || isStopped) return;
    isSending = true;
    const { path, call } = requestOf(storyId, next);
    const outcome = await ask(path, isPosted, call);
    isSending = false;
    if (isStopped) return;
    if (outcome.ok) {
      failures = 0;
      kept.set(withoutOutgoing(kept.get(), next.key));
      delivered(outcome.data, next, outcome.leftOut);
    } else if (outcome.kind === 'refused') {
      kept.set(withOutcome(kept.get(), next.key, { state: 'refused', reason: reasonOf(outcome) }));
      if (outcome.current !== undefined) overtaken(outcome.current);
    } else return wait(next, outcome);
    await sendNext();
  }

  function wait({ key }: Outgoing, { kind, message }: { kind: 'unknown' | 'token'; message: string }): void {
    kept.set(withOutcome(kept.get(), key, { state: 'waiting', reason: message }));
    // With another token there is another sender.
    if (kind === 'token') return;
    cancelRetry = timers.after(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures), () => void sendNext());
    failures += 1;
  }

  return {
    hurry() {
      cancelRetry();
      failures = 0;
      void sendNext();
    },
    stop() {
      isStopped = true;
      cancelRetry();
    },
  };
}

const wordsOf = ({ headline, text, author }: Draft) => ({
  headline: headline.trim(),
  body: htmlOfMarks(text),
  author: author || null,
});

/** A whole post: also of one that waits for its time. */
export const postOf = (draft: Draft) => ({
  ...wordsOf(draft),
  important: draft.important,
  pinned: draft.pinned,
  at: draft.at ? new Date(draft.at).toISOString() : null,
});

function requestOf(storyId: string, draft: Outgoing): { path: string; call: Call } {
  const story = `/api/desk/live/${encodeURIComponent(storyId)}`;
  const { key, changes, reschedules } = draft;
  if (changes)
    return {
      path: `${story}/items/${encodeURIComponent(changes.id)}`,
      call: { method: 'PUT', body: wordsOf(draft), key, seen: changes.event },
    };
  if (reschedules)
    return {
      path: `${story}/scheduled/${encodeURIComponent(reschedules)}`,
      call: { method: 'PUT', body: postOf(draft), key },
    };
  return { path: `${story}/items`, call: { method: 'POST', body: postOf(draft), key } };
}
