/** Tells whoever counts that the visitor is an account, where they allow that, once; and forgets it when they log out. */
import { tellHappening } from '../../base/happened.ts';
import type { Identify } from '../../components/account/session.ts';
import { createConsent } from '../privacy/consent.ts';
import { privacyWord } from '../privacy/privacy-word.ts';
import { KEPT, readKept, writeKept } from '../tracking/keep.ts';

/** What is no id of ours names nobody. */
const ACCOUNT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createIdentify(): Identify {
  const consent = createConsent(privacyWord());
  return {
    as(account) {
      if (!consent.allows('C0004') || !ACCOUNT_ID.test(account) || readKept(KEPT.account) === account) return;
      writeKept(KEPT.account, account);
      tellHappening({ name: 'identify', version: 1, category: 'C0004', account });
    },
    forget() {
      // The visitor too: whoever is next at this browser is not the one that was told of.
      if (readKept(KEPT.account) !== null) writeKept(KEPT.visitor, '');
      writeKept(KEPT.account, '');
    },
  };
}
