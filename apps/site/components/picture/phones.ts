/** Windows below the width of tablets: phones, held upright as a rule. */
export const PHONES = '(max-width: 767.98px)';
export const WIDER = '(min-width: 768px)';
