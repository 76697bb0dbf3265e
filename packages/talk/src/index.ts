/** What a discussion is, for the service that keeps it, the site that shows it and the browsers that write in it. Pure. */
export * from './clean-text.ts';
export * from './discussion.ts';
export * from './house-rules.ts';
export * from './limits.ts';
export * from './lookalike.ts';
export * from './read-text.ts';
export * from './token.ts';
