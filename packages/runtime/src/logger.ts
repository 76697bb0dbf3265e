/** Structured logging behind an interface of our own, so that nobody else depends on pino. */
import {
  type DestinationStream,
  destination as openDestination,
  type Logger as Pino,
  pino,
  stdSerializers,
} from 'pino';
import { z } from 'zod';
import type { LogLevel } from './settings.ts';

export type LogFields = Readonly<Record<string, unknown>>;

/** An `Error` goes into the field `error`, which is printed with its stack. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** A logger whose every line carries these fields too. */
  child(fields: LogFields): Logger;
}

type LoggerOptions = {
  readonly level: LogLevel;
  /** Takes whole lines; standard output when it is not given. */
  readonly destination?: DestinationStream;
  /** Lines for people, for development; JSON otherwise. */
  readonly readable?: boolean;
};

/** Names under which secrets travel; their values are never printed. */
const secretFields = ['password', 'token', 'authorization', 'cookie'];

const wrap = (log: Pino): Logger => ({
  debug: (message, fields = {}) => log.debug(fields, message),
  info: (message, fields = {}) => log.info(fields, message),
  warn: (message, fields = {}) => log.warn(fields, message),
  error: (message, fields = {}) => log.error(fields, message),
  child: (fields) => wrap(log.child(fields)),
});

export function createLogger({ level, destination = openDestination(1), readable = false }: LoggerOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: stdSerializers.err },
    redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`]), censor: '(hidden)' },
  };
  return wrap(pino(options, readable ? readableLines(destination) : destination));
}

const lineSchema = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  error: z.looseObject({ stack: z.string() }).optional(),
});

function readableLine(json: string): string {
  const { level, time, msg, error, ...fields } = lineSchema.parse(JSON.parse(json));
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const line = [time.slice(11, 23), level.toUpperCase().padEnd(5), msg, ...rest].join(' ');
  return error ? `${line}\n${error.stack}\n` : `${line}\n`;
}

const readableLines = (destination: DestinationStream): DestinationStream => ({
  write: (json) => destination.write(readableLine(json)),
});
