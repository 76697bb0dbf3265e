/** Starts Masthead: settings, services, one port. What stops it is said in a sentence. */
import { createLogger, createShutdown, readSettings, SettingsError } from '@masthead/runtime';
import { StorageError } from '@masthead/storage';
import { start } from './compose.ts';
import { SERVICE_NAMES } from './services.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

function explain(error: unknown, port: string): string {
  if (error instanceof SettingsError || error instanceof StorageError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, message, stack }: NodeJS.ErrnoException = error;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return stack ?? message;
  if (code === 'EADDRINUSE')
    return `PORT is ${port}: another process is already using it. Stop that one, or set PORT to another number.`;
  if (code === 'EACCES') return `PORT is ${port}: this user may not listen on it. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST cannot be listened on: ${message}`;
  return message;
}

try {
  const settings = readSettings(process.env, SERVICE_NAMES);
  const logger = createLogger({ level: settings.logLevel, readable: settings.appEnv === 'development' });
  const shutdown = createShutdown({ logger, graceMs: settings.shutdownGraceMs });
  shutdown.listen(process);
  const { port } = await start({ settings, logger, shutdown, say });
  shutdown.opened();
  say(`Masthead is ready on http://localhost:${port}`);
} catch (error) {
  process.stderr.write(`${explain(error, process.env.PORT ?? '3000')}\n`);
  process.exit(1);
}
