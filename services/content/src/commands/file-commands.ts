/** The commands for who writes stories as files: begin one, add a picture, take both over, see what there is to name. */
import { STORY_KINDS, type StoryKind } from '@masthead/model';
import { isExport, restoreNewsroom } from '../newsroom/export/restore.ts';
import { addPicture, pictureAt } from '../newsroom/files/add-picture.ts';
import { newStory } from '../newsroom/files/new-story.ts';
import { suggestion } from '../newsroom/files/plain-words.ts';
import { slugOf } from '../newsroom/files/read-files.ts';
import { type ChosenStories, selectionAt } from '../newsroom/files/selection.ts';
import { importNewsroom, importSelection } from '../newsroom/import/import.ts';
import type { NamedKind } from '../newsroom/import/known.ts';
import { namesOf } from '../newsroom/import/newsroom-names.ts';
import { manuscriptBySlug } from '../repositories/manuscripts.ts';
import { urlOf } from '../use-cases/story-url.ts';
import { warningsSince } from '../use-cases/writing/warnings.ts';
import { argument, type Command, type CommandContext, optionsIn, WrongCommand } from './command.ts';

/** Where a newsroom's own files are unless somebody says otherwise. */
const FOLDER = 'newsroom';

const KINDS: Readonly<Record<string, StoryKind>> = {
  story: 'article',
  ...Object.fromEntries(STORY_KINDS.map((kind) => [kind, kind])),
};

async function begin(context: CommandContext): Promise<void> {
  const { words, options } = optionsIn(context.args, ['topic', 'author', 'folder']);
  const { db } = context.deps.database;
  const kind = kindOf(argument({ args: words }, 0, 'What to begin'));
  const headline = words.slice(1).join(' ') || ((await context.ask('The headline: ')) ?? '');
  if (headline.trim() === '') throw new WrongCommand('The headline is missing: new story "A phone that heals itself"');
  const topic = await chosen(context, 'topic', options.topic);
  const author = (await chosen(context, 'author', options.author)) ?? (await whoWrites(context));
  const folder = options.folder ?? FOLDER;
  const { file } = await newStory(db, folder, { kind, headline: headline.trim(), topic, author });
  context.say(`${folder}/${file} is made: open it in an editor and write.`);
  context.say(`Then: npm run content -- import ${folder}/${file}`);
}

function kindOf(word: string): StoryKind {
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (!kind) throw new WrongCommand(`new takes ${Object.keys(KINDS).join(', ')}, not “${word}”`);
  return kind;
}

/** What an option names, if the newsroom has it. */
async function chosen({ deps }: CommandContext, kind: NamedKind, name: string | undefined) {
  if (name === undefined) return undefined;
  const names = (await namesOf(deps.database.db, kind)).map((row) => row.name);
  if (!names.includes(name)) throw new WrongCommand(`There is no ${kind} “${name}”${suggestion(name, names)}`);
  return name;
}

/** The only author there is, or the one who is called as whoever runs this. */
async function whoWrites({ deps, user }: CommandContext): Promise<string | undefined> {
  const names = (await namesOf(deps.database.db, 'author')).map(({ name }) => name);
  return names.length === 1 ? names[0] : names.find((name) => name === user);
}

async function add(context: CommandContext): Promise<void> {
  const { words, options } = optionsIn(context.args, ['alt', 'caption', 'credit', 'folder']);
  const [what, path] = words;
  if (what !== 'picture')
    throw new WrongCommand('add takes picture and a file: add picture photo.jpg --alt "What it shows"');
  if (!path) throw new WrongCommand('The file of the picture is missing: add picture photo.jpg --alt "What it shows"');
  const picture = await pictureAt(path);
  const alt = options.alt ?? (await context.ask('What does it show, for those who cannot see it? ')) ?? '';
  if (alt.trim() === '')
    throw new WrongCommand(
      'What the picture shows is missing, for those who cannot see it: --alt "A phone on a table"',
    );
  const credit = options.credit ?? (await context.ask('Whose picture is it (Enter for nobody’s)? ')) ?? '';
  const folder = options.folder ?? FOLDER;
  const added = await addPicture(context.deps, folder, picture, { alt, credit, caption: options.caption ?? '' });
  context.say(`${added.file} (${added.width} × ${added.height}) is in the library.`);
  context.say(`Above a story: picture: ${added.file}. In its text: [image file="${added.file}" caption="…"]`);
}

async function takeOver(context: CommandContext): Promise<void> {
  const path = argument(context, 0, 'The file or folder to import');
  const { deps, progress, say } = context;
  if (await isExport(path)) {
    const { stories } = await restoreNewsroom(path, deps, progress);
    return say(`${stories} stories are shown`);
  }
  const selection = await selectionAt(path);
  const since = deps.clock.now();
  const { taken, unchanged, leftOut } = selection.only
    ? await importSelection(selection, deps, progress)
    : await importNewsroom(selection.root, deps, progress);
  for (const line of leftOut) say(line);
  say(`${taken} taken over, ${unchanged} as they were`);
  for (const sentence of await warningsSince(deps.database.db, since)) say(`Look again: ${sentence}`);
  if (selection.only) await sayWhere(context, selection.only);
}

/** Where readers find each story, or how they will. */
async function sayWhere({ deps, siteUrl, say }: CommandContext, { names }: ChosenStories): Promise<void> {
  const { db } = deps.database;
  for (const slug of names.map(slugOf)) {
    const story = await manuscriptBySlug(db, slug);
    if (story?.status === 'published') say(`${slug} is published: ${siteUrl}${await urlOf(db, 'content_story', slug)}`);
    else say(`${slug} is a draft: npm run content -- publish ${slug} shows it to readers`);
  }
}

const LISTED: Readonly<Record<string, NamedKind>> = {
  topics: 'topic',
  authors: 'author',
  pictures: 'picture',
  products: 'product',
  collections: 'collection',
  stories: 'story',
};

async function list(context: CommandContext): Promise<void> {
  const what = argument(context, 0, `What to list (${Object.keys(LISTED).join(', ')})`);
  const kind = Object.hasOwn(LISTED, what) ? LISTED[what] : undefined;
  if (!kind) throw new WrongCommand(`list takes ${Object.keys(LISTED).join(', ')}, not “${what}”`);
  const rows = await namesOf(context.deps.database.db, kind);
  if (rows.length === 0)
    context.say(`The newsroom has no ${what} yet: npm start loads the demo newsroom when it is empty`);
  for (const { name, about } of rows) context.say(`${name}: ${about}`);
}

export const fileCommands: Readonly<Record<string, Command>> = {
  new: {
    usage: `${Object.keys(KINDS).join('|')} "<headline>"`,
    about: 'begin a story as a file, with help in it; the file’s name comes from the headline',
    more: [
      '--topic <slug>       the main topic',
      '--author <username>  who writes it; found out where there is one author, or one who is called like you',
      `--folder <folder>    where the newsroom's files are; ${FOLDER} unless you say otherwise`,
      '',
      'npm run content -- new story "A phone that heals itself" --topic phones --author inesokafor',
    ],
    run: begin,
  },
  add: {
    usage: 'picture <file> --alt "<what it shows>"',
    about: 'add a picture to the library; size, colour and what must stay in sight are found in the file',
    more: [
      '--alt <text>         what it shows, for those who cannot see it',
      '--credit <text>      whose picture it is',
      '--caption <text>     what stands below it',
      `--folder <folder>    where the newsroom's files are; ${FOLDER} unless you say otherwise`,
      '',
      'npm run content -- add picture photo.jpg --alt "A phone on a table" --credit "Ines Okafor"',
    ],
    run: add,
  },
  import: {
    usage: '<file or folder>',
    about: 'take over a story, a newsroom’s files or an export; only what changed, so it can be stopped and run again',
    more: [
      'A folder may lack any of its lists: topics, people, pictures and products that the newsroom has are found there.',
      'Everything that is wrong is told at once, with its file and line, and nothing is taken over until it is right.',
      'A single story is taken over with the lists that stand beside its folder (pictures.yaml, authors.yaml …).',
      '',
      `npm run content -- import ${FOLDER}/stories/a-phone-that-heals-itself.md`,
      'npm run content -- import content',
    ],
    run: takeOver,
  },
  list: {
    usage: Object.keys(LISTED).join('|'),
    about: 'what the newsroom has, by the names that stories use',
    run: list,
  },
};
