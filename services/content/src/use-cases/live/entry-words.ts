/** The words of an entry as they are kept: sanitised like every text, and naming only what there is. */
import { sanitiseManuscript } from '@masthead/model';
import type { WordsInput } from '../../documents/live.ts';
import { authorsByUsername } from '../../repositories/people.ts';
import type { ContentDb } from '../../schema.ts';
import { InvalidDocument } from '../writing/refusals.ts';
import { missingFromEntry } from '../writing/validate.ts';

export interface EntryWords {
  headline: string;
  body: string;
  /** By id. */
  author: string | null;
}

const TAG = /<[^>]*>/g;
const isBlank = (html: string): boolean => !html.includes('<shortcode') && html.replaceAll(TAG, '').trim() === '';

export async function entryWords(db: ContentDb, input: WordsInput): Promise<EntryWords> {
  const headline = input.headline.trim();
  const body = sanitiseManuscript(input.body);
  const wrong = await missingFromEntry(db, { body, author: input.author });
  if (headline === '' && isBlank(body)) wrong.push({ field: 'body', message: 'says nothing that can be shown' });
  if (wrong.length > 0) throw new InvalidDocument(wrong);
  const authors = await authorsByUsername(db, input.author === null ? [] : [input.author]);
  return { headline, body, author: authors.get(input.author ?? '')?.id ?? null };
}
