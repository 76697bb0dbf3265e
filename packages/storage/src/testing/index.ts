/** What the tests of services that keep things are built on. */
export {
  describeEachEngine,
  describeWithDatabase,
  ENGINES,
  type Engine,
  emptyDatabase,
  filledDatabase,
  type Suite,
  silentLogger,
  type TestDatabase,
} from './engines.ts';
export { type Gate, gateBefore } from './gate.ts';
export { startPostgres, type TestServer } from './postgres.ts';
export { startRedis } from './redis.ts';
export { startS3, type TestS3 } from './s3.ts';
export { freePort } from './server-process.ts';
