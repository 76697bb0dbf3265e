/** The grotesk reports, the serif judges: which typeface a headline has follows from the story's type alone. */
export type Voice = 'report' | 'judge';

const JUDGING = /^(review|best list|versus|commentary|opinion|longform)/i;

export const voiceOf = (type: string): Voice => (JUDGING.test(type) ? 'judge' : 'report');
