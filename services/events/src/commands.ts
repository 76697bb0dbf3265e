/** The command line for events: what a person does to them who runs the machine. */
import { parseArgs } from 'node:util';
import type { Clock, Logger } from '@masthead/runtime';
import { z } from 'zod';
import { FORMATS, isFormat } from './export/formats.ts';
import { dayFrom, eventsOfDay } from './export/read-day.ts';
import { forgetVisitor } from './store/forget.ts';
import { type EventsDatabase, type EventsPlace, openEventsDatabase, prepareEvents } from './store/store.ts';

export interface CommandDeps {
  place: EventsPlace;
  clock: Clock;
  logger: Logger;
  say(line: string): void;
  complain(line: string): void;
}

const USAGE = `npm run events -- <command>

  export --day 2026-11-17 [--format ndjson|parquet] [--out file]
      Writes the events of a day (UTC) to a file for a warehouse: a line of JSON each, or a Parquet file.
  forget --visitor <id>
      Removes every event of a visitor who asks to be forgotten, and drops those that still arrive.`;

/** What is wrong with how a command was written. */
class WrongCommand extends Error {}

type Command = (words: readonly string[], database: EventsDatabase, deps: CommandDeps) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = { export: exportDay, forget };

/** Gives the exit code. */
export async function eventsCommand([name, ...words]: readonly string[], deps: CommandDeps): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    deps.say(USAGE);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    deps.complain(`There is no command ${name}.\n\n${USAGE}`);
    return 1;
  }
  const database = await openEventsDatabase(deps.place, deps.logger);
  try {
    await prepareEvents(database);
    await command(words, database, deps);
    return 0;
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    deps.complain(`${error.message}.\n\n${USAGE}`);
    return 1;
  } finally {
    await database.close();
  }
}

function optionsIn<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...words], options }).values as Partial<Record<Name, string>>;
  } catch {
    throw new WrongCommand(`The options are ${names.map((name) => `--${name}`).join(', ')}`);
  }
}

async function exportDay(words: readonly string[], { db }: EventsDatabase, { say }: CommandDeps): Promise<void> {
  const { day: date = '', format = 'ndjson', out } = optionsIn(words, ['day', 'format', 'out']);
  const day = dayFrom(date);
  if (day === undefined) throw new WrongCommand('--day is a date such as 2026-11-17');
  if (!isFormat(format)) throw new WrongCommand(`--format is one of ${Object.keys(FORMATS).join(', ')}`);
  const path = out ?? `events-${date}.${format}`;
  const writer = FORMATS[format](path);
  let count = 0;
  for await (const rows of eventsOfDay(db, day)) {
    await writer.write(rows);
    count += rows.length;
  }
  await writer.finish();
  say(`${count} events of ${date} are in ${path}`);
}

async function forget(words: readonly string[], database: EventsDatabase, { say, clock }: CommandDeps): Promise<void> {
  const visitor = z.uuid().safeParse(optionsIn(words, ['visitor']).visitor);
  if (!visitor.success) throw new WrongCommand('--visitor is the id of one, as its browser has it');
  say(`${await forgetVisitor(database, visitor.data, clock.now())} events were removed`);
}
