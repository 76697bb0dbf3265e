/** Whatever kind of story a text stands in, it is sanitised where it comes in. */
import { STORY_KINDS, type StoryKind, storyKinds } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { textsAt, withTextsAt } from '../../documents/paths.ts';
import { storyDocument, textPathsOf } from '../../kinds/kinds.ts';
import type { ContentSchema } from '../../schema.ts';
import { openSmall } from '../../testing/newsroom.ts';
import { validateDocument } from './validate.ts';

const HOSTILE = '<p onclick="alert(1)">Words<script>alert(2)</script></p><a href="javascript:alert(3)">x</a>';
const DANGER = /script|onclick|alert/i;

describeEachEngine('every text of a document', (suite) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
  });

  /** A story of the kind that is there, as its editors wrote it. */
  async function writtenOf(kind: StoryKind) {
    const { id, type_name, document } = await database.db
      .selectFrom('manuscripts')
      .select(['id', 'type_name', 'document'])
      .where('type_name', '=', storyKinds[kind].typeName)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { own: { id, type_name }, document: storyDocument.parse(JSON.parse(document)) };
  }

  it.each(STORY_KINDS)('of the kind %s is sanitised at the door', async (kind) => {
    const { own, document } = await writtenOf(kind);
    const paths = textPathsOf(document);
    const hostile = withTextsAt(document, paths, () => HOSTILE);
    const { document: taken } = await validateDocument(database.db, hostile, { own });
    for (const path of paths) {
      const texts = textsAt(taken, path);
      expect([path, texts.length > 0]).toEqual([path, true]);
      for (const { field, text } of texts) {
        expect([field, text]).toEqual([field, expect.stringContaining('Words')]);
        expect([field, text]).not.toEqual([field, expect.stringMatching(DANGER)]);
      }
    }
    expect(JSON.stringify(taken)).not.toMatch(/<script|onclick/);
  });
});
