/** The studio's entrance for the server that runs it. */
export { STUDIO_PATH } from '../rooms.ts';
export { developmentTags, studioTags } from './assets.ts';
export { createStudio, type Studio, type StudioDeps } from './studio.ts';
