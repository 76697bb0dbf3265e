/** The words of an entry as they are kept: read like every text, and naming only what there is. */
import { fromHtml, toHtml } from '@masthead/body';
import { entryBody, type WordsInput } from '../../documents/live.ts';
import { authorsByUsername } from '../../repositories/people.ts';
import type { ContentDb } from '../../schema.ts';
import { InvalidDocument, wrongFieldsOf } from '../writing/refusals.ts';
import { addressesOfStories } from '../writing/story-links.ts';
import { unreadable, wrongInEntry } from '../writing/validate.ts';

export interface EntryWords {
  headline: string;
  body: string;
  /** By id. */
  author: string | null;
}

export async function entryWords(db: ContentDb, input: WordsInput): Promise<EntryWords> {
  const headline = input.headline.trim();
  const read = fromHtml(input.body, await addressesOfStories(db, [input.body]));
  const body = toHtml(read.body);
  const wrong = await wrongInEntry(db, { read, author: input.author });
  wrong.push(...unreadable({ field: 'body', text: body }));
  const { error: tooLong } = entryBody.safeParse(body);
  if (tooLong) wrong.push(...wrongFieldsOf(tooLong, 'body'));
  if (headline === '' && read.body.blocks.length === 0 && wrong.length === 0)
    wrong.push({ field: 'body', message: 'says nothing that can be shown' });
  if (wrong.length > 0) throw new InvalidDocument(wrong);
  const authors = await authorsByUsername(db, input.author === null ? [] : [input.author]);
  return { headline, body, author: authors.get(input.author ?? '')?.id ?? null };
}
