/** What tests of the whole product need of the content service's inside; everything else of it is behind its index. */
export { FRONT_FEATURE, standingSchemas } from '../documents/standing.ts';
export { createApp } from '../http/app.ts';
export { idOf } from '../kinds/newsroom-id.ts';
export { saveStanding } from '../repositories/standing.ts';
export { noteChange } from '../store.ts';
export { createDecisions } from '../use-cases/decisions.ts';
export { createSearchMisses } from '../use-cases/search-misses.ts';
export { issueToken, SCOPES } from '../use-cases/writing/tokens.ts';
