/** The two kinds of screens that get different files: below the width of tablets, and from there on. */
export const PHONES = '(max-width: 767.98px)';
export const WIDER = '(min-width: 768px)';
