/** The commands of the newsroom's command line. */

import { instant } from '../documents/fields.ts';
import { encodeVideos } from '../newsroom/demo/encode-videos.ts';
import { generateStories } from '../newsroom/demo/generate.ts';
import { exportNewsroom } from '../newsroom/export/export.ts';
import { binnedBySlug, manuscriptBySlug } from '../repositories/manuscripts.ts';
import type { ManuscriptRow } from '../schema.ts';
import { missesIn } from '../search/index.ts';
import { binManuscript, recoverManuscript } from '../use-cases/writing/bin.ts';
import { giveSlugBack } from '../use-cases/writing/former-slugs.ts';
import { publishManuscript, unpublishManuscript } from '../use-cases/writing/publish.ts';
import { rebuildStories } from '../use-cases/writing/rebuild.ts';
import { scheduleManuscript } from '../use-cases/writing/schedule.ts';
import { issueToken, revokeToken, SCOPES, type Scope, tokens } from '../use-cases/writing/tokens.ts';
import { sentencesOn } from '../use-cases/writing/warnings.ts';
import { argument, byAction, type Command, type CommandContext } from './command.ts';
import { fileCommands } from './file-commands.ts';
import { mailCommand } from './mail-command.ts';
import { WEBHOOK_ACTIONS } from './webhook-actions.ts';

/** Deletes are signed by who made them, and so are these. */
const COMMAND_LINE = { name: 'command line' };

async function binnedOf(context: CommandContext): Promise<ManuscriptRow> {
  const slug = argument(context, 0, 'The slug of a story');
  const manuscript = await binnedBySlug(context.deps.database.db, slug);
  if (!manuscript) throw new Error(`There is no story ${slug} in the bin`);
  return manuscript;
}

async function manuscriptOf(context: CommandContext): Promise<ManuscriptRow> {
  const slug = argument(context, 0, 'The slug of a story');
  const manuscript = await manuscriptBySlug(context.deps.database.db, slug);
  if (!manuscript) throw new Error(`There is no story ${slug}`);
  return manuscript;
}

/** Does something to a story at its newest revision. */
const onStory =
  (
    work: (context: CommandContext, manuscript: ManuscriptRow) => Promise<ManuscriptRow>,
    find: (context: CommandContext) => Promise<ManuscriptRow> = manuscriptOf,
  ): Command['run'] =>
  async (context) => {
    const row = await work(context, await find(context));
    const { status, scheduled_at, revision } = row;
    const when =
      scheduled_at === null ? '' : ` for ${new Date(scheduled_at).toISOString()}, as of revision ${revision}`;
    context.say(`${row.binned_slug ?? row.slug} is ${status}${when}`);
    const { db } = context.deps.database;
    for (const sentence of await sentencesOn(db, [row])) context.say(`Look again: ${sentence}`);
  };

function instantOf(text: string): number {
  const { data: at } = instant.safeParse(text);
  if (at === undefined) throw new Error(`"${text}" is not a date and time: write it like 2026-11-20T09:00:00Z`);
  return at;
}

const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

const FROM_START = 'from-start';

const TOKEN_ACTIONS: Readonly<Record<string, Command['run']>> = {
  async create(context) {
    const name = argument(context, 1, 'A name for the token');
    const scopes = (context.args[2] ?? SCOPES.join(',')).split(',');
    const wrong = scopes.find((scope) => !isScope(scope));
    if (wrong !== undefined) throw new Error(`There is no scope ${wrong}: choose from ${SCOPES.join(', ')}`);
    const { database, clock } = context.deps;
    context.say(await database.write((db) => issueToken(db, name, scopes.filter(isScope), clock.now())));
  },
  async revoke(context) {
    const name = argument(context, 1, 'The name of the token');
    const { database, clock } = context.deps;
    await database.write((db) => revokeToken(db, name, clock.now()));
    context.say(`${name} is revoked`);
  },
  async list(context) {
    for (const { name, scopes, revoked } of await tokens(context.deps.database.db))
      context.say(`${name}: ${scopes}${revoked ? ' (revoked)' : ''}`);
  },
};

async function rebuild({ deps, args: [word], say, progress }: CommandContext): Promise<void> {
  if (word !== undefined && word !== FROM_START) throw new Error(`rebuild takes ${FROM_START} or nothing`);
  const options = { fromStart: word === FROM_START, onProgress: progress };
  const { stories, changed, failures } = await rebuildStories(deps.database, options);
  say(`${changed} of ${stories} stories were shown otherwise`);
  if (failures.length === 0) return;
  const reasons = failures.map(({ slug, reason }) => `${slug}: ${reason}`);
  throw new Error(`${failures.length} stories stay as they were shown before:\n${reasons.join('\n')}`);
}

export const commands: Readonly<Record<string, Command>> = {
  ...fileCommands,
  export: {
    usage: '<folder>',
    about: 'write everything into a folder, to keep it or to move to another database',
    async run(context) {
      const counts = await exportNewsroom(argument(context, 0, 'The folder to write'), context.deps, context.progress);
      context.say(`${counts.manuscripts} stories, ${counts.pictures} pictures, ${counts.products} products`);
    },
  },
  generate: {
    usage: '<count>',
    about: 'make up stories, to see how the house carries weight',
    async run(context) {
      const text = argument(context, 0, 'How many');
      if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error('How many takes a whole number from 1 to 9999999');
      const made = await generateStories(context.deps, Number(text), context.progress);
      context.say(`${made} stories made`);
    },
  },
  publish: {
    usage: '<slug>',
    about: 'publish a story’s newest revision',
    run: onStory(({ deps }, { id, revision }) => publishManuscript(deps, id, revision)),
  },
  unpublish: {
    usage: '<slug>',
    about: 'take a story from readers; the manuscript stays',
    run: onStory(({ deps }, { id, revision }) => unpublishManuscript(deps, id, revision)),
  },
  schedule: {
    usage: '<slug> <instant>',
    about: 'publish a story’s newest revision, whatever is saved later, at an instant such as 2026-11-20T09:00:00Z',
    run: onStory((context, { id, revision }) =>
      scheduleManuscript(context.deps, id, revision, instantOf(argument(context, 1, 'An instant'))),
    ),
  },
  delete: {
    usage: '<slug>',
    about: 'put a story that readers do not see into the bin',
    run: onStory(({ deps }, { id, revision }) => binManuscript(deps, id, revision, COMMAND_LINE)),
  },
  recover: {
    usage: '<slug> [another slug]',
    about: 'bring a story back from the bin; under another slug where its own has been taken',
    run: onStory(
      ({ deps, args: [, slug] }, { id, revision }) => recoverManuscript(deps, id, revision, slug, COMMAND_LINE),
      binnedOf,
    ),
  },
  'give-back': {
    usage: '<slug> <former slug>',
    about: 'give back a slug that a story had before, for another to have',
    async run(context) {
      const { id, slug } = await manuscriptOf(context);
      const former = argument(context, 1, 'A slug that it had before');
      await giveSlugBack(context.deps, id, former);
      context.say(`${former} no longer leads to ${slug}`);
    },
  },
  rebuild: {
    usage: '[from-start]',
    about: 'show every story anew from its manuscript; goes on where it was stopped',
    run: rebuild,
  },
  token: {
    usage: 'create <name> [scopes] | revoke <name> | list',
    about: `who may write; scopes are ${SCOPES.join(',')}`,
    run: byAction('token', TOKEN_ACTIONS),
  },
  webhook: {
    usage: 'rotate <id> [hours] | list',
    about:
      'who elsewhere is told of what is published; rotate changes the secret, and the old one signs beside it for 24 hours unless told',
    run: byAction('webhook', WEBHOOK_ACTIONS),
  },
  mail: mailCommand,
  searches: {
    usage: '[how many]',
    about: 'what readers searched for more than once and did not find, the most wanted first',
    async run({ deps, args: [most = '50'], say }) {
      if (!/^[1-9]\d{0,3}$/.test(most)) throw new Error('How many takes a whole number from 1 to 9999');
      for (const { query, outcome, times, lastDay } of await missesIn(deps.database.db, Number(most)))
        say(`${times} times, last on ${lastDay}: ${query}${outcome === 'relaxed' ? ' (some of its words)' : ''}`);
    },
  },
  encode: {
    usage: '[folder]',
    about: 'make the files of a newsroom’s videos with ffmpeg and espeak-ng',
    async run(context) {
      const made = await encodeVideos(context.args[0] ?? 'content', (slug) => context.say(`encoding ${slug}`));
      context.say(`${made.length} videos made`);
    },
  },
};
