/** Ads before and in films, as VAST 4.2 tells players of them. Pure. */
export * from './film-events.ts';
export * from './limits.ts';
export * from './write.ts';
