/** The closed lists that the fields of events choose from. No schema stands here: the browser uses it. */

export const PAGE_ENTRIES = ['loaded', 'navigated', 'restored'] as const;
export type PageEntry = (typeof PAGE_ENTRIES)[number];
export const FORM_OUTCOMES = ['accepted', 'refused'] as const;
/** To a page of ours, to another site, and to one that pays for it. */
export const LINK_KINDS = ['internal', 'external', 'affiliate'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
export const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;
/** What readers say is wrong with an ad. */
export const AD_REPORT_REASONS = ['covers', 'moves', 'misleading', 'offensive', 'unsafe', 'other'] as const;
export type AdReportReason = (typeof AD_REPORT_REASONS)[number];
