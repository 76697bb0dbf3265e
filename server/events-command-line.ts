/** The command line for events of readers: exports a day for a warehouse, and forgets a visitor. */
import { eventsCommand } from '@masthead/events';
import { clockFrom, createLogger, readSettings, SettingsError } from '@masthead/runtime';
import { ensureDataFolder } from './data-folder.ts';

try {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  ensureDataFolder(dataDir);
  process.exitCode = await eventsCommand(process.argv.slice(2), {
    place: { databaseUrl, dataDir },
    clock: clockFrom(settings),
    logger: createLogger({ level: 'warn' }),
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = error instanceof SettingsError ? 2 : 1;
}
