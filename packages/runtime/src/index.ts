/** What every process of the product stands on: settings, logging, the clock, errors and an orderly end. */
export { acceptsEncoding } from './accepts-encoding.ts';
export { boundedBody } from './bounded-body.ts';
export { type Clock, clockFrom, frozenClock, systemClock } from './clock.ts';
export { type Environment, environmentOf } from './environment.ts';
export { createErrorReporter, type ErrorReporter, type ReportContext, shouldReport } from './error-reporter.ts';
export { followLog, type LogFollower, type LogFollowerOptions, type LogPart } from './follow-log.ts';
export { type GuardedPost, guardedPost } from './guarded-post.ts';
export {
  badRequest,
  HttpError,
  methodNotAllowed,
  notFound,
  statusOf,
  uriTooLong,
} from './http-error.ts';
export { createLogger, type LogFields, type Logger } from './logger.ts';
export { once } from './once.ts';
export { isFromOwnPage, isOurs, isOwnOrigin } from './own-pages.ts';
export {
  localRateLimits,
  type RateLimit,
  type RateLimits,
  type RateRule,
  refuseTooMany,
  tooManyRequests,
  waitInWords,
} from './rate-limit.ts';
export { requestIdFrom } from './request-id.ts';
export {
  type LogLevel,
  readSettings,
  type SettingName,
  type Settings,
  SettingsError,
  settingsTable,
} from './settings.ts';
export { createShutdown, type Shutdown, type SignalSource } from './shutdown.ts';
export type { TextAnswer } from './text-answer.ts';
