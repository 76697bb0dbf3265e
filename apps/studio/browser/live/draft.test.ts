import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  emptyDraft,
  emptyKept,
  type Kept,
  withEdit,
  withOutcome,
  withoutOutgoing,
  withPost,
  withSent,
  withTakenBack,
} from './draft.ts';

const draft = (key: string, more: Partial<Draft> = {}): Draft => ({ ...emptyDraft(key), ...more });
const start = emptyKept('k0');

describe('a draft', () => {
  it('is on its way with its key once it is sent, and the next begins empty with another key, signed alike', () => {
    const kept = withSent(start, draft('k0', { text: 'One', author: 'ann' }), 'k1');
    expect(kept.outbox).toMatchObject([{ key: 'k0', text: 'One', state: 'waiting' }]);
    expect(kept.post).toEqual(draft('k1', { author: 'ann' }));
  });

  it('of an entry leaves its place when it is sent, and not that of the next post', () => {
    const edit = draft('k5', { text: 'Better', changes: { id: 'i1', event: 3 } });
    const kept = withSent(withPost(withEdit(start, 'i1', edit), draft('k0', { text: 'Begun' })), edit, 'k6');
    expect(kept.edits).toEqual({});
    expect(kept.post.text).toBe('Begun');
    expect(kept.outbox).toHaveLength(1);
  });

  it('that was refused comes back under a new key', () => {
    const sent = withSent(start, draft('k0', { headline: 'H', text: 'One' }), 'k1');
    const refused = withOutcome(sent, 'k0', { state: 'refused', reason: 'Too long' });
    expect(withTakenBack(refused, 'k0', 'k2')).toEqual({
      ...start,
      post: draft('k2', { headline: 'H', text: 'One' }),
    });
  });

  it('whose fate is not known does not come back: it may have been posted', () => {
    const sent = withSent(start, draft('k0', { text: 'One' }), 'k1');
    expect(withTakenBack(sent, 'k0', 'k2')).toBe(sent);
  });

  it('that comes back does not push out what has been begun meanwhile', () => {
    const sent = withSent(start, draft('k0', { headline: 'Old', text: 'One' }), 'k1');
    const begun = withPost(
      withOutcome(sent, 'k0', { state: 'refused' }),
      draft('k1', { headline: 'New', text: 'Two' }),
    );
    expect(withTakenBack(begun, 'k0', 'k2').post).toMatchObject({ headline: 'Old', text: 'One\n\nNew\n\nTwo' });
  });
});

/** Everything that is written down anywhere. */
const wordsIn = ({ post, edits, outbox }: Kept): string =>
  [post, ...Object.values(edits), ...outbox].map(({ headline, text }) => `${headline} ${text}`).join(' ');

it('no order of writing, sending, refusing and taking back loses a word or gives two drafts one key', () => {
  const act = fc.oneof(
    fc.record({ does: fc.constantFrom('write', 'send', 'edit', 'sendEdit'), at: fc.nat(3) }),
    fc.record({ does: fc.constantFrom('refuse', 'takeBack', 'deliver'), at: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let kept = start;
      let count = 0;
      const written = new Set<string>();
      for (const { does, at } of acts) {
        count += 1;
        const word = `w${count}w`;
        const id = `i${at}`;
        const outgoing = kept.outbox[at];
        const edit = kept.edits[id] ?? draft(`e${count}`, { changes: { id, event: 1 } });
        if (does === 'write') kept = withPost(kept, { ...kept.post, text: `${kept.post.text} ${word}` });
        if (does === 'edit') kept = withEdit(kept, id, { ...edit, text: `${edit.text} ${word}` });
        if (does === 'write' || does === 'edit') written.add(word);
        if (does === 'send') kept = withSent(kept, kept.post, `k${count}`);
        if (does === 'sendEdit' && kept.edits[id]) kept = withSent(kept, edit, `k${count}`);
        if (!outgoing) continue;
        if (does === 'refuse') kept = withOutcome(kept, outgoing.key, { state: 'refused' });
        if (does === 'takeBack') kept = withTakenBack(kept, outgoing.key, `k${count}`);
        if (does === 'deliver') {
          kept = withoutOutgoing(kept, outgoing.key);
          for (const each of outgoing.text.split(' ')) written.delete(each);
        }
      }
      for (const word of written) expect(wordsIn(kept)).toContain(word);
      const keys = [kept.post, ...Object.values(kept.edits), ...kept.outbox].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
