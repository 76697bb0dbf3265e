/** Reads every text of a document by the door, once: what is kept, what is wrong and what is named all come of that. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fromHtml, type ReadHtml } from '@masthead/body';
import { type FoundText, textsAt } from '../../documents/paths.ts';
import { MOST_TEXT } from '../../documents/texts.ts';
import { EVERY_TEXT } from '../../kinds/kinds.ts';
import type { ContentDb } from '../../schema.ts';
import { addressesOfStories } from './story-links.ts';

export interface ReadText extends FoundText {
  read: ReadHtml;
}

/** One that is too long anyway is not read. Requests of others have their turn between two texts. */
export async function readTexts(db: ContentDb, document: unknown): Promise<ReadText[]> {
  const found = EVERY_TEXT.flatMap((path) => textsAt(document, path)).filter(({ text }) => text.length <= MOST_TEXT);
  const texts = [...new Set(found.map((each) => each.text))];
  const addressOf = await addressesOfStories(db, texts);
  const known = new Map<string, ReadHtml>();
  for (const text of texts) {
    known.set(text, fromHtml(text, addressOf));
    await nextTurn();
  }
  return found.flatMap((each) => {
    const read = known.get(each.text);
    return read ? [{ ...each, read }] : [];
  });
}
