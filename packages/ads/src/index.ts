/** Advertising as pages and browsers know it: places, what is said of a page, and where ads may stand in a text. Pure. */
export * from './constants.ts';
export * from './flatten.ts';
export * from './heavy-ads.ts';
export * from './in-content.ts';
export * from './messages.ts';
export * from './page-data.ts';
export * from './page-targeting.ts';
export * from './placements.ts';
export * from './seamless.ts';
export * from './section-codes.ts';
export * from './seen.ts';
export * from './slots.ts';
export * from './suppression.ts';
export * from './targeting.ts';
export * from './video-request.ts';
export * from './visibility.ts';
