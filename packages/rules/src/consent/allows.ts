/** Whether something of a category may happen, given what the reader said and what the law says for them. */
import type { Instant } from '@masthead/model';
import { CATEGORIES, type CategoryName, type ConsentCategory, CRITICAL, categoryOf } from './categories.ts';
import { type ConsentChoice, isCurrent, makeChoice } from './choice.ts';
import type { Privacy } from './privacy.ts';

/** What others are paid with or get to know: a browser's signal refuses it, and so does "do not sell or share". */
export const SOLD_OR_SHARED: readonly ConsentCategory[] = ['C0004', 'C0005'];

export function allows(choice: ConsentChoice | undefined, name: CategoryName, privacy: Privacy): boolean {
  const category = categoryOf(name);
  if (category === CRITICAL) return true;
  if (privacy.globalPrivacyControl && SOLD_OR_SHARED.includes(category)) return false;
  if (!choice) return !privacy.optIn;
  // A refusal stays one. What was allowed under an older policy was not asked as it is now.
  return choice.allowed.includes(category) && (isCurrent(choice) || !privacy.optIn);
}

/** `ask`: nothing happens before an answer. `notice`: things happen, and can be refused. Undefined: it is settled. */
export function promptFor(choice: ConsentChoice | undefined, privacy: Privacy): 'ask' | 'notice' | undefined {
  if (choice && isCurrent(choice)) return undefined;
  return privacy.optIn ? 'ask' : 'notice';
}

/** "Do not sell or share": everything else stays as it is. */
export const refuseSale = (choice: ConsentChoice | undefined, privacy: Privacy, now: Instant): ConsentChoice =>
  makeChoice(
    CATEGORIES.filter((category) => !SOLD_OR_SHARED.includes(category) && allows(choice, category, privacy)),
    now,
  );
