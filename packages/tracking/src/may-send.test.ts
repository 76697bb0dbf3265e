import { allowAll, allows, makeChoice, type Privacy, refuseAll } from '@masthead/rules';
import { describe, expect, it } from 'vitest';
import { type Circumstances, mayRecognise, maySend, mayTellOthers } from './may-send.ts';

const NOW = 1_700_000_000_000;
const OPEN: Privacy = { optIn: false, healthLaw: false, globalPrivacyControl: false };

interface Case {
  privacy?: Partial<Privacy>;
  choice?: ReturnType<typeof allowAll>;
  health?: boolean;
  preview?: boolean;
  staff?: boolean;
  framed?: boolean;
  policyIsOpen?: boolean;
}

const circumstances = ({ choice, privacy, ...given }: Case): Circumstances => {
  const law = { ...OPEN, ...privacy };
  const plain = { health: false, preview: false, staff: false, framed: false, policyIsOpen: true };
  return { allows: (category) => allows(choice, category, law), privacy: law, ...plain, ...given };
};

describe('what may be told of a reader', () => {
  it.each<[string, Case, { measured: boolean; sold: boolean; known: boolean }]>([
    ['where nothing was refused', {}, { measured: true, sold: true, known: true }],
    ['where consent comes first', { privacy: { optIn: true } }, { measured: false, sold: false, known: false }],
    [
      'with that consent',
      { privacy: { optIn: true }, choice: allowAll(NOW) },
      { measured: true, sold: true, known: true },
    ],
    [
      'with consent to measuring alone',
      { privacy: { optIn: true }, choice: makeChoice(['C0002'], NOW) },
      { measured: true, sold: false, known: true },
    ],
    ['after a refusal', { choice: refuseAll(NOW) }, { measured: false, sold: false, known: false }],
    [
      'under the browser’s signal',
      { privacy: { globalPrivacyControl: true }, choice: allowAll(NOW) },
      { measured: true, sold: false, known: false },
    ],
    [
      'of a page about health under that law, whatever they said',
      { privacy: { healthLaw: true }, choice: allowAll(NOW), health: true },
      { measured: false, sold: false, known: false },
    ],
    ['of other pages under that law', { privacy: { healthLaw: true } }, { measured: true, sold: true, known: true }],
    ['of a page about health elsewhere', { health: true }, { measured: true, sold: true, known: true }],
    ['of a preview', { preview: true }, { measured: false, sold: false, known: false }],
    ['of who works here', { staff: true }, { measured: false, sold: false, known: false }],
    ['of a page in one of another site', { framed: true }, { measured: false, sold: false, known: false }],
  ])('%s', (_, given, { measured, sold, known }) => {
    const facts = circumstances(given);
    expect({ measured: maySend('C0002', facts), sold: maySend('C0004', facts), known: mayRecognise(facts) }).toEqual({
      measured,
      sold,
      known,
    });
    // To others goes what we count ourselves.
    expect([mayTellOthers('C0002', facts), mayTellOthers('C0004', facts)]).toEqual([measured, sold]);
  });

  it('nothing to others from a document that was sent without naming them', () => {
    const facts = circumstances({ policyIsOpen: false });
    expect([maySend('C0002', facts), mayTellOthers('C0002', facts)]).toEqual([true, false]);
  });
});
