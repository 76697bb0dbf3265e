/** How a choice about consent is sent: by the form of its page, or by the browser as a record of what it keeps. */

/** What the pressed button says. */
export const CHOICE_FIELD = 'choice';
/** One for each category that is ticked. */
export const CATEGORY_FIELD = 'category';

/** Where a choice that a browser has kept itself is noted, and the fields that it is sent in. */
export const RECORD_PATH = '/_consent';
export const RECORD_FIELDS = { choice: 'choice', madeOn: 'madeOn' } as const;
