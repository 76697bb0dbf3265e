import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importNewsroom } from '../newsroom/import/import.ts';
import { saveStanding } from '../repositories/standing.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, manuscriptIn, refusalIn, startDesk } from '../testing/desk.ts';
import { clock, NOW, openSmall, pagePath, storeOf, temporaryMedia } from '../testing/newsroom.ts';
import { copyOfSmall, edit } from '../testing/newsroom-folder.ts';

const HOUR_MS = 3_600_000;

describeEachEngine('the address of a story', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    const topic = { description: '', parent_id: null };
    await database.db
      .insertInto('topics')
      .values([
        { ...topic, id: 'home', slug: 'home', name: 'Home', path: 'home' },
        { ...topic, id: 'internet', slug: 'internet', name: 'Internet', path: 'home^internet', parent_id: 'home' },
      ])
      .execute();
    desk = await startDesk(database);
  });
  afterAll(() => desk.close());

  const drafted = async (slug: string, topics = ['internet']) =>
    manuscriptIn(await desk.create(article(slug, { topics })));
  const rule = (path: string, more: object) =>
    storeOf(database).write((db) =>
      saveStanding(db, 'vanity', path, { path, target: null, enabled: true, expiresAt: null, ...more }),
    );
  const ELSEWHERE = { type: 'url', path: '/topics/phones/' };

  it.each(['plans', 'interstitial'])('is not that of a standing page: %s', async (slug) => {
    const story = await drafted(slug);
    for (const answer of [await desk.act('publish', story), await desk.act('schedule', story, { at: NOW + HOUR_MS })])
      expect([answer.status, refusalIn(answer).context?.fields]).toEqual([
        422,
        [
          {
            field: 'slug',
            message: `gives the story the address /home/internet/${slug}/, where the page “internet-${slug}” stands: choose another`,
          },
        ],
      ]);
    expect(await desk.manuscript(story.id)).toEqual(story);
    const renamed = manuscriptIn(await desk.edit(story, { ...story.document, slug: `${slug}-compared` }));
    expect((await desk.act('publish', renamed)).status).toBe(200);
  });

  describe('that has a friendly address', () => {
    it.each([
      ['sends readers away', { kind: 'PERMANENT_REDIRECT', target: ELSEWHERE }],
      ['shows another page', { kind: 'MASK', target: { type: 'content_article', slug: 'halo-tested' } }],
      ['says that nothing is there', { kind: 'NOT_FOUND' }],
      ['will end', { kind: 'TEMPORARY_REDIRECT', target: ELSEWHERE, enabled: null, expiresAt: NOW + HOUR_MS }],
    ])('which %s is not published', async (what, more) => {
      const slug = `hidden-${what.replaceAll(' ', '-')}`;
      await rule(`/tech/mobile/${slug}/`, more);
      await rule(`/tech/${slug}/`, more);
      const answer = await desk.act('publish', await drafted(slug, ['phones']));
      expect([answer.status, refusalIn(answer).message]).toEqual([
        422,
        expect.stringContaining('which the friendly address of that path would hide'),
      ]);
    });

    it.each([
      ['is off', { kind: 'NOT_FOUND', enabled: false }],
      ['has ended', { kind: 'NOT_FOUND', enabled: null, expiresAt: NOW - HOUR_MS }],
      ['lets the page be', { kind: 'OK' }],
      ['leads nowhere', { kind: 'PERMANENT_REDIRECT' }],
      ['leads to nothing', { kind: 'MASK', target: { type: 'content_article', slug: 'no-such-story' } }],
    ])('which %s is published', async (what, more) => {
      const slug = `seen-${what.replaceAll(' ', '-')}`;
      await rule(`/tech/mobile/${slug}/`, more);
      await rule(`/tech/${slug}/`, more);
      expect((await desk.act('publish', await drafted(slug, ['phones']))).status).toBe(200);
    });
  });

  it('of one that readers see gets no rule that would hide it', async () => {
    const { url } = (await desk.data('/api/neutron/url-generator/masthead/content_article/halo-tested')) as {
      url: string;
    };
    const importing = async (kind: string) => {
      const folder = await copyOfSmall();
      const line = `\n- { path: ${url}, kind: ${kind}, target: { type: url, path: /topics/phones/ }, enabled: true }\n`;
      await edit(folder, 'vanity.yaml', (text) => text + line);
      return importNewsroom(folder, { database: storeOf(database), media: temporaryMedia().media, clock });
    };
    await expect(importing('PERMANENT_REDIRECT')).rejects.toThrow(
      `vanity ${url}: vanity.yaml: ${url} is the address of “The Halo’s screen heals itself”, which the rule would hide: take the story from readers or give it another slug first`,
    );
    await expect(importing('OK')).resolves.toBeDefined();
    expect((await desk.ask(pagePath('article', 'halo-tested'))).status).toBe(200);
  });
});
