/** A reader's choice, as it is stored: what was allowed, when, and of which version of our policy. */
import type { Instant } from '@masthead/model';
import { type CookieScope, type Cookies, setCookie } from '../cookies.ts';
import { CATEGORIES, type CategoryName, type ConsentCategory, CRITICAL, categoryOf } from './categories.ts';
import { CONSENT_COOKIE, POLICY_VERSION } from './policy.ts';

export interface ConsentChoice {
  readonly policy: number;
  /** To the second. */
  readonly decidedAt: Instant;
  /** In the order of the categories; what is critical is always among them. */
  readonly allowed: readonly ConsentCategory[];
}

/** Where readers choose: at the first sight of the site, in the dialog, or on the page that has the choice. */
export const CHOICE_PLACES = ['banner', 'dialog', 'page'] as const;
export type ChoicePlace = (typeof CHOICE_PLACES)[number];

export const isChoicePlace = (value: unknown): value is ChoicePlace => CHOICE_PLACES.some((place) => place === value);

/** A year, after which everybody is asked again. */
export const CONSENT_MAX_AGE = 31_536_000;

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** The format's own version, the policy's, the seconds since 1970, and a digit for each category. */
const STORED = /^1\.([1-9]\d{0,2})\.(\d{1,10})\.1([01]{4})$/;

export const makeChoice = (names: Iterable<CategoryName>, now: Instant): ConsentChoice => {
  const wanted = new Set([CRITICAL, ...[...names].map(categoryOf)]);
  return {
    policy: POLICY_VERSION,
    decidedAt: Math.floor(now / SECOND) * SECOND,
    allowed: CATEGORIES.filter((category) => wanted.has(category)),
  };
};

export const allowAll = (now: Instant): ConsentChoice => makeChoice(CATEGORIES, now);
export const refuseAll = (now: Instant): ConsentChoice => makeChoice([], now);

export const serialiseChoice = ({ policy, decidedAt, allowed }: ConsentChoice): string =>
  `1.${policy}.${Math.floor(decidedAt / SECOND)}.${CATEGORIES.map((each) => (allowed.includes(each) ? 1 : 0)).join('')}`;

/** Undefined for what is no choice of ours, is from the future, or is over. */
export function parseChoice(text: string, now: Instant): ConsentChoice | undefined {
  const [, policy, seconds, digits] = STORED.exec(text) ?? [];
  if (!policy || !seconds || !digits) return undefined;
  const decidedAt = Number(seconds) * SECOND;
  if (decidedAt > now + DAY || decidedAt <= now - CONSENT_MAX_AGE * SECOND) return undefined;
  const allowed = CATEGORIES.filter((_, index) => `1${digits}`[index] === '1');
  return { policy: Number(policy), decidedAt, allowed };
}

/** The newest of those that cookies hold, should there be several. */
export function choiceIn(cookies: Cookies, now: Instant): ConsentChoice | undefined {
  const choices = (cookies.get(CONSENT_COOKIE) ?? []).map((value) => parseChoice(value, now));
  return choices
    .filter((choice) => choice !== undefined)
    .reduce<ConsentChoice | undefined>(
      (best, each) => (best && best.decidedAt >= each.decidedAt ? best : each),
      undefined,
    );
}

export const choiceCookie = (choice: ConsentChoice, scope: CookieScope): string =>
  setCookie(CONSENT_COOKIE, serialiseChoice(choice), { maxAge: CONSENT_MAX_AGE }, scope);

export const isCurrent = ({ policy }: ConsentChoice): boolean => policy >= POLICY_VERSION;
