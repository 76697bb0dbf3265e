/** What a command of the newsroom's command line is, and what it is given. */
import { parseArgs } from 'node:util';
import type { Mail } from '@masthead/mail';
import type { NewsroomDeps, OnProgress } from '../newsroom/import/importer.ts';

export interface CommandContext {
  deps: NewsroomDeps;
  args: readonly string[];
  /** Where readers find the site. */
  siteUrl: string;
  /** Opened by who needs it. */
  mail(): Promise<Mail>;
  /** The name of whoever runs it on this machine. */
  user: string;
  say(line: string): void;
  /** An answer of whoever runs it; undefined where nobody can be asked. */
  ask(question: string): Promise<string | undefined>;
  progress: OnProgress;
}

export interface Command {
  usage: string;
  about: string;
  /** What `--help` says besides: its options, and an example of each use. */
  more?: readonly string[];
  /** Its words name a person: the log of writes, which forgets nothing, has the command alone. */
  namesPeople?: true;
  run(context: CommandContext): Promise<void>;
}

/** What is wrong with how a command was written. */
export class WrongCommand extends Error {}

export function argument({ args }: Pick<CommandContext, 'args'>, index: number, what: string): string {
  const text = args[index];
  if (!text) throw new WrongCommand(`${what} is missing`);
  return text;
}

/** A command whose first word says which of several things it does; without one it does the last. */
export function byAction(name: string, actions: Readonly<Record<string, Command['run']>>): Command['run'] {
  const names = Object.keys(actions);
  const last = names.at(-1) ?? '';
  return async (context) => {
    const asked = context.args[0] ?? last;
    const action = Object.hasOwn(actions, asked) ? actions[asked] : undefined;
    if (!action) throw new Error(`${name} takes ${names.slice(0, -1).join(', ')} or ${last}`);
    await action(context);
  };
}

/** Options that take a text each, `--alt "…"`, and the words besides them. */
export function optionsIn<Name extends string>(args: readonly string[], names: readonly Name[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const said = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return { words: positionals, options: Object.fromEntries(said) as Partial<Record<Name, string>> };
  } catch (error) {
    throw new WrongCommand(`${wordsOf(error)}: the options are ${names.map((name) => `--${name}`).join(', ')}`);
  }
}

/** The first sentence of what Node says. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\. .*$/s, '') : String(error);
