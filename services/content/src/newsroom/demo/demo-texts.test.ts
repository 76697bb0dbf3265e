/** Every text of the demo is the same tree after HTML and after JSON, as it was stored on either engine. */
import { type Body, fromHtml, fromStored, toHtml, toStored } from '@masthead/body';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { standingDocuments } from '../../repositories/standing.ts';
import type { ContentSchema } from '../../schema.ts';
import { openDemo } from '../../testing/newsroom.ts';

const throughJson = (body: Body): Body => fromStored(JSON.parse(JSON.stringify(toStored(body))));

describeEachEngine('the texts of the demo', (suite) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openDemo(suite);
  });

  it('lose nothing on any way', async () => {
    const { db } = database;
    const [revisions, stories, entries, texts] = await Promise.all([
      db.selectFrom('manuscript_revisions').select('document').execute(),
      db.selectFrom('stories').select('body').execute(),
      db.selectFrom('live_items').select('body').execute(),
      standingDocuments(db, 'text'),
    ]);
    const html = [
      ...revisions.map(({ document }) => String(JSON.parse(document).body)),
      ...[...stories, ...entries].map(({ body }) => body),
      ...texts.map(({ content }) => content),
    ];
    expect(html.length).toBeGreaterThan(400);
    for (const text of html) {
      const { body, wrong, dropped } = fromHtml(text);
      expect([wrong, dropped]).toEqual([[], []]);
      expect(toHtml(body)).toBe(text);
      expect(throughJson(body)).toEqual(body);
    }
  });
});
