/** The command line for events of readers, `npm run events`: exports a day for a warehouse, and forgets a visitor. */
import { eventsCommand } from '@masthead/events';
import { clockFrom, createLogger, readSettings, SettingsError } from '@masthead/runtime';
import { keepCompiled } from './compile-cache.ts';
import { ensureDataFolder } from './data-folder.ts';

keepCompiled();
try {
  const settings = readSettings(process.env);
  ensureDataFolder(settings.dataDir);
  process.exitCode = await eventsCommand(process.argv.slice(2), {
    place: settings,
    clock: clockFrom(settings),
    logger: createLogger({ level: 'warn' }),
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = error instanceof SettingsError ? 2 : 1;
}
