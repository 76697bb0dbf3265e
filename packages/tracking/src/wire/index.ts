/** The schemas of what is sent, for whoever takes it. The browser's part has none of this. */
export { eventBatchSchema, trackedEventSchema } from './envelope.ts';
