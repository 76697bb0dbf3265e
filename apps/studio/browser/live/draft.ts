/**
 * What an editor has written and not yet brought to readers. A draft has a key from its first letter on: however often
 * it is sent, it is posted once. Nothing here forgets words, but for what was delivered or thrown away.
 */
export interface Draft {
  /** Names every try to send it. */
  key: string;
  headline: string;
  /** In marks, as it is typed. */
  text: string;
  /** A username; nobody signs when it is empty. */
  author: string;
  important: boolean;
  pinned: boolean;
  /** By the editor's own clock, as a field for times has it; at once when it is empty. */
  at: string;
  /** The entry that it changes, as it was seen; absent for a new one. */
  changes?: { id: string; event: number };
  /** The waiting post that it changes. */
  reschedules?: string;
}

export interface Outgoing extends Draft {
  state: 'waiting' | 'refused';
  /** Why it was refused, or why it waits. */
  reason?: string;
}

/** All that is kept for a story in this browser. */
export interface Kept {
  post: Draft;
  /** Changes of entries and of waiting posts that are being written, by their ids. */
  edits: Readonly<Record<string, Draft>>;
  /** In the order in which they were sent. */
  outbox: readonly Outgoing[];
}

export const emptyDraft = (key: string, author = ''): Draft => ({
  key,
  headline: '',
  text: '',
  author,
  important: false,
  pinned: false,
  at: '',
});

export const emptyKept = (key: string): Kept => ({ post: emptyDraft(key), edits: {}, outbox: [] });

export const saysSomething = ({ headline, text }: Pick<Draft, 'headline' | 'text'>): boolean =>
  headline.trim() !== '' || text.trim() !== '';

export const withPost = (kept: Kept, post: Draft): Kept => ({ ...kept, post });

export const withEdit = (kept: Kept, id: string, draft: Draft): Kept => ({
  ...kept,
  edits: { ...kept.edits, [id]: draft },
});

export function withoutEdit(kept: Kept, id: string): Kept {
  const { [id]: _, ...edits } = kept.edits;
  return { ...kept, edits };
}

const slotOf = ({ changes, reschedules }: Draft): string | undefined => changes?.id ?? reschedules;

/** The draft is on its way; where it was written there is room for the next. */
export function withSent(kept: Kept, draft: Draft, nextKey: string): Kept {
  const outbox: Outgoing[] = [...kept.outbox, { ...draft, state: 'waiting' }];
  const slot = slotOf(draft);
  if (slot !== undefined) return { ...withoutEdit(kept, slot), outbox };
  return { ...kept, outbox, post: emptyDraft(nextKey, draft.author) };
}

/** Delivered, or thrown away. */
export const withoutOutgoing = (kept: Kept, key: string): Kept => ({
  ...kept,
  outbox: kept.outbox.filter((outgoing) => outgoing.key !== key),
});

export const withOutcome = (kept: Kept, key: string, outcome: Pick<Outgoing, 'state' | 'reason'>): Kept => ({
  ...kept,
  outbox: kept.outbox.map((outgoing) => (outgoing.key === key ? { ...outgoing, ...outcome } : outgoing)),
});

/**
 * A draft that was refused is written on, under a new key: what the old one stood for was never posted. What has been
 * begun meanwhile stays, after it.
 */
export function withTakenBack(kept: Kept, key: string, nextKey: string): Kept {
  const outgoing = kept.outbox.find((each) => each.key === key && each.state === 'refused');
  if (!outgoing) return kept;
  const { state: _, reason: __, ...draft } = outgoing;
  const rest = withoutOutgoing(kept, key);
  const slot = slotOf(draft);
  const begun = slot === undefined ? kept.post : kept.edits[slot];
  const joined = { ...joinedWith(draft, begun), key: nextKey };
  return slot === undefined ? withPost(rest, joined) : withEdit(rest, slot, joined);
}

function joinedWith(draft: Draft, begun: Draft | undefined): Draft {
  if (!begun || !saysSomething(begun)) return draft;
  const isAnother = draft.headline !== '' && begun.headline !== draft.headline;
  const text = [draft.text, isAnother ? begun.headline : '', begun.text]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
  return { ...draft, headline: draft.headline || begun.headline, text };
}
