/** Begins a story as a file: with everything that can be known filled in, and a word of help beside the rest. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoryKind } from '@masthead/model';
import { stringify } from 'yaml';
import { storySlug } from '../../documents/base.ts';
import { slugFrom } from '../../documents/slug-from.ts';
import { kinds } from '../../kinds/kinds.ts';
import type { ContentDb } from '../../schema.ts';
import { takenSlug } from '../../use-cases/writing/validate.ts';

interface NewStory {
  kind: StoryKind;
  headline: string;
  topic: string | undefined;
  author: string | undefined;
}

/** Longer ones are cut when they are shared. */
const LONGEST_SLUG = 70;

/** The path of the file that was made, in the folder. */
export async function newStory(
  db: ContentDb,
  folder: string,
  story: NewStory,
): Promise<{ file: string; slug: string }> {
  const { folder: place } = kinds[story.kind].files;
  const wanted = slugFrom(story.headline, LONGEST_SLUG);
  if (!/[a-z]/.test(wanted))
    throw new Error(`No address can be made of “${story.headline}”: a headline has letters from a to z`);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const file = join(place, `${slug}.md`);
    if ((await isFree(db, slug)) && (await wasWritten(join(folder, file), textOf(slug, story)))) return { file, slug };
  }
}

const isFree = async (db: ContentDb, slug: string): Promise<boolean> =>
  storySlug.safeParse(slug).success && (await takenSlug(db, slug)).length === 0;

/** False where there is such a file: what somebody wrote is never written over. */
async function wasWritten(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const quoted = (text: string): string => stringify(text, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }).trimEnd();

/** A field, and what it is for. */
const field = (text: string, help: string): string => `${text.padEnd(24)} # ${help}\n`;

function textOf(slug: string, { kind, headline, topic = '', author = '' }: NewStory): string {
  const { starter, usual } = kinds[kind].files;
  return `---
# What follows a # is help for you: readers never see it, and you may take it out.
headline: ${quoted(headline)}
${field('dek: ""', 'the sentence or two below the headline')}${field(`topic: ${topic}`, 'the main topic, by its slug: npm run content -- list topics')}${field(`authors: [${author}]`, 'who wrote it, by username: npm run content -- list authors')}${field(`type: ${usual.type}`, 'also Feature, Analysis, Explainer, Commentary, How To, Review, Best List …')}${field(`section: ${usual.section}`, 'also how_to, commentary, feature, reviews, deals')}${field('# picture: my-photo.jpg', 'the lead picture, when you have added it: npm run content -- add picture <file>')}${field('# draft: true', `keeps it from readers until npm run content -- publish ${slug}`)}${starter}---

<!--
Write the story below this note, in Markdown:

  A paragraph, with *emphasis*, **weight** and [a link](https://example.com/).

  ## A heading

  - a list

  [image file="my-photo.jpg" caption="A picture that was added"]

  [another story of ours](story:its-slug)

This note is never shown. content/README.md has all fields and everything that a text may hold.
-->

`;
}
