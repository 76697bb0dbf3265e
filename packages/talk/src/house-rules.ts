/** The rules of the discussion, and what readers can say is wrong with a comment. */

/** By their numbers, from 1. */
export const HOUSE_RULES = [
  'Argue with what was said, not with who said it.',
  'Say how you know. “I measured” beats “everybody knows”.',
  'No selling, no links to shops.',
  'Edits are open for five minutes. After that, reply to yourself.',
] as const;

export const REPORT_REASONS = {
  attack: 'It attacks a person',
  untrue: 'It is not true, and could hurt somebody',
  selling: 'It sells something',
  private: 'It gives away somebody’s details',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

export const isReportReason = (text: unknown): text is ReportReason =>
  typeof text === 'string' && Object.hasOwn(REPORT_REASONS, text);

const INSULT = '(?:idiots?|morons?|stupid|dumb|fools?|clowns?|imbeciles?|liars?|shills?|pathetic)';
const HEATED = new RegExp(
  `\\bonly an? ${INSULT} would\\b|\\b(?:you(?:['’]?re| are)|are you|you)\\s+(?:all |just |such |really |so )*(?:an? |the )?${INSULT}\\b|\\bshut up\\b`,
  'i',
);

/** The words that are about a person rather than about the thing; who wrote them is asked once. */
export const heatedPart = (text: string): string | undefined => HEATED.exec(text)?.[0];
