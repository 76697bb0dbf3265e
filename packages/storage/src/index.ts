/** Where the product keeps things and how its processes talk: one interface, two engines each. */
export type { Bus, Message, MessageHandler } from './bus/bus.ts';
export { type BusConfig, openBus } from './bus/open.ts';
export type { Database } from './database.ts';
export { DatabaseAway, isDatabaseAway } from './database-away.ts';
export { failureOf } from './failure-of.ts';
export { folderMedia } from './media/folder-media.ts';
export type { BytePart, Media } from './media/media.ts';
export { type MediaConfig, openMedia } from './media/open.ts';
export type { S3Place } from './media/s3-media.ts';
export { type Migration, migrateToLatest } from './migrate.ts';
export { type DatabaseConfig, openDatabase } from './open-database.ts';
export { openRateLimits } from './rate-limits/open.ts';
export { StorageError } from './storage-error.ts';
