/** The newsroom's command line: the same use cases as the API, on the database and media that the settings name. */

import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { actingAs, contentStore, loadCommands, prepareContent, WrongCommand } from '@masthead/content';
import { clockFrom, createLogger, readSettings, SettingsError } from '@masthead/runtime';
import { openBus, openDatabase, openMedia } from '@masthead/storage';
import { ensureDataFolder } from './data-folder.ts';
import { CHANGES } from './follow-changes.ts';
import { openMail } from './mail.ts';
import type { ProductSchema } from './parts.ts';
import { type HouseCommand, staffCommand } from './staff-command.ts';

const commands: Readonly<Record<string, HouseCommand>> = { ...(await loadCommands()), staff: staffCommand };
const [name = 'help', ...args] = process.argv.slice(2);
const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);
const asksForHelp = HELP.has(name) || args.some((word) => word === '--help' || word === '-h');
const asked = HELP.has(name) ? args[0] : name;
const command: HouseCommand | undefined =
  asked !== undefined && Object.hasOwn(commands, asked) ? commands[asked] : undefined;

if (!command) usage(asked === undefined || HELP.has(asked) ? undefined : asked);
else if (asksForHelp) process.stdout.write(helpOf(asked ?? '', command));
else process.exitCode = await run(command);

/** `unknown` is what somebody took for a command. */
function usage(unknown: string | undefined): void {
  const lines = Object.entries(commands).map(([key, { usage: how, about }]) => `  ${key} ${how}\n      ${about}\n`);
  const all = `npm run content -- <command>\n\n${lines.join('')}\nnpm run content -- <command> --help says more of one.\n`;
  if (unknown === undefined) process.stdout.write(all);
  else {
    process.stderr.write(`There is no command ${unknown}.\n\n${all}`);
    process.exitCode = 1;
  }
}

function helpOf(key: string, { usage: how, about, more = [] }: HouseCommand): string {
  const further = more.length > 0 ? `\n${more.map((line) => `  ${line}`.trimEnd()).join('\n')}\n` : '';
  return `npm run content -- ${key} ${how}\n\n  ${about}\n${further}`;
}

async function run({ run: work, namesPeople }: HouseCommand): Promise<number> {
  const closing: (() => Promise<void>)[] = [];
  try {
    const settings = readSettings(process.env);
    const logger = createLogger({ level: 'warn' });
    const { databaseUrl, dataDir } = settings;
    ensureDataFolder(dataDir);
    const bus = await openBus({ redisUrl: settings.redisUrl, logger });
    closing.push(() => bus.close());
    const database = await openDatabase<ProductSchema>({ databaseUrl, dataDir, fileName: 'content.sqlite', logger });
    closing.push(() => database.close());
    const media = openMedia(settings);
    await prepareContent(database);
    const clock = clockFrom(settings);
    // Other processes find what changed in the log; where there is a bus they need not look for it.
    const store = contentStore(database, { clock, tell: () => bus.publish(CHANGES, null) });
    await work({
      deps: { database: actingAs(store, clock, actOf(name, namesPeople ? [] : args)), media, clock },
      args,
      siteUrl: settings.siteUrl,
      mail: () => openMail(settings, { database, clock, logger }),
      user: userInfo().username,
      ask,
      say: (line) => process.stdout.write(`${line}\n`),
      progress: progressLine(),
      house: { database, clock, siteUrl: settings.siteUrl },
    });
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    if (error instanceof WrongCommand)
      process.stderr.write(`npm run content -- ${name} --help says how it is written.\n`);
    return error instanceof SettingsError ? 2 : 1;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Asks whoever sits at the terminal; in a script nobody does. */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** What the log of writes says of a command. */
function actOf(command: string, args: readonly string[]) {
  const who = `command line (${userInfo().username})`;
  return { who, from: null, action: `content ${command}`, about: args.join(' ') || command };
}

/** One line that is written over in a terminal; in a log, every hundredth step. */
function progressLine(): (done: number, total: number, what: string) => void {
  const terminal = process.stdout.isTTY;
  return (done, total, what) => {
    const text = `${done} of ${total}: ${what}`;
    if (terminal)
      process.stdout.write(
        `\r\u001b[K${text.slice(0, (process.stdout.columns ?? 80) - 1)}${done === total ? '\n' : ''}`,
      );
    else if (done % 100 === 0 || done === total) process.stdout.write(`${text}\n`);
  };
}
