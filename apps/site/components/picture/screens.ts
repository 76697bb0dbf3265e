/** The two kinds of screens that get different files: below the width of tablets, and from there on. */
export const PHONES = '(max-width: 47.999em)';
export const WIDER = '(min-width: 48em)';
