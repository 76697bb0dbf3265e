import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoryInput } from '../kinds/kinds.ts';
import { idOf } from '../kinds/newsroom-id.ts';
import { saveStanding, standingDocument } from '../repositories/standing.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, listener, manuscriptIn, startDesk } from '../testing/desk.ts';
import { navigationPath, openSmall, pagePath, storeOf } from '../testing/newsroom.ts';
import { canvas, pictureIn, sendPicture } from '../testing/uploads.ts';

/** The small newsroom's, which much shows, and its only portrait, which a gallery shows too. */
const PHONE = idOf('picture', 'phone.png');
const PORTRAIT = idOf('picture', 'ann.png');

const story = (slug: string): string => `story:${idOf('story', slug)}`;

describeWithDatabase('what is said about a picture', (suite) => {
  const bus = listener();
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { hear: bus.hear });
  });
  beforeEach(() => {
    bus.heard.length = 0;
  });
  afterAll(() => desk.close());

  let size = 10;
  /** A picture that nothing shows yet. */
  async function uploaded(): Promise<string> {
    size += 1;
    return pictureIn(await sendPicture(desk, await canvas(size, size).png().toBuffer())).id;
  }
  const say = (id: string, alt: string, more: object = {}) =>
    desk.send('PUT', `/media/${id}`, { body: { alt, ...more } });
  /** What is told when it changes, once for all. */
  async function toldOf(id: string, alt = 'Said anew'): Promise<string[]> {
    bus.heard.length = 0;
    expect((await say(id, alt)).status).toBe(200);
    expect(bus.heard.length).toBeLessThanOrEqual(1);
    return (bus.heard[0] ?? []).toSorted();
  }
  const gallery = (slug: string, picture: string): StoryInput => ({
    ...article(slug),
    typeName: 'content_gallery',
    items: [{ picture, title: 'One' }],
  });
  const inText = (id: string): string => `<p>x</p><shortcode shortcode="image" picture="${id}"></shortcode>`;

  describe('reaches every story that shows it', () => {
    it.each<[string, (slug: string, id: string) => StoryInput]>([
      ['as its own', (slug, picture) => article(slug, { picture })],
      ['in lists', (slug, picture) => article(slug, { promo: { picture } })],
      ['where it is shared', (slug, ogPicture) => article(slug, { seo: { ogPicture } })],
      ['in its text', (slug, id) => article(slug, { body: inText(id) })],
      ['in its gallery', gallery],
      ['several times', (slug, picture) => article(slug, { picture, promo: { picture }, body: inText(picture) })],
    ])('%s', async (way, document) => {
      const id = await uploaded();
      const { id: shown } = await desk.published(document(`shows-${way.replaceAll(' ', '-')}`, id));
      expect(await toldOf(id)).toEqual([`story:${shown}`]);
    });

    it('and is on its page: the words, and what must be seen', async () => {
      const id = await uploaded();
      await desk.published(article('read-anew', { picture: id }));
      await say(id, 'A field, read anew', { caption: 'Anew.', credit: 'Ben', focusX: 0.2, focusY: 0.9 });
      const page = JSON.stringify(await desk.data(`${pagePath('article', 'read-anew')}?contentOnly=true`));
      for (const said of ['"A field, read anew"', '"Anew."', '"Ben"', '{"x":0.2,"y":0.9}'])
        expect(page).toContain(said);
    });

    it('and of several all', async () => {
      const id = await uploaded();
      const one = await desk.published(article('one-of-two', { picture: id }));
      const other = await desk.published(gallery('two-of-two', id));
      expect(await toldOf(id)).toEqual([`story:${one.id}`, `story:${other.id}`].sort());
    });
  });

  describe('is not told of', () => {
    it('a picture that nothing shows', async () => {
      expect((await say(await uploaded(), 'Seen by nobody')).status).toBe(200);
      expect(bus.heard).toEqual([]);
    });

    it('a story that is not published', async () => {
      const id = await uploaded();
      await desk.create(article('only-a-draft', { picture: id }));
      expect(await toldOf(id)).toEqual([]);
    });

    it('a story that shows another one by now, or was taken back', async () => {
      const id = await uploaded();
      const changed = await desk.published(article('shows-another', { picture: id }));
      const gone = await desk.published(article('taken-back', { picture: id }));
      expect(await toldOf(id)).toHaveLength(2);
      const next = manuscriptIn(await desk.edit(changed, { ...changed.document, picture: await uploaded() }));
      expect(await toldOf(id)).toHaveLength(2);
      await desk.act('publish', next);
      await desk.act('unpublish', gone);
      expect(await toldOf(id)).toEqual([]);
    });

    it('a change that was refused', async () => {
      const id = await uploaded();
      await desk.published(article('refused-change', { picture: id }));
      bus.heard.length = 0;
      expect((await say(id, '')).status).toBe(422);
      expect((await say('no-such', 'x')).status).toBe(404);
      expect(bus.heard).toEqual([]);
    });
  });

  describe('reaches', () => {
    it('a product’s page, and the stories about the product', async () => {
      const id = await uploaded();
      await database.db.updateTable('products').set({ picture_id: id }).where('slug', '=', 'halo-12').execute();
      const { id: named } = await desk.published(article('names-the-halo', { products: ['halo-12'] }));
      const button = '<p>x</p><shortcode shortcode="buybutton" product="halo-12"></shortcode>';
      const { id: sells } = await desk.published(article('sells-the-halo', { body: button }));
      expect(await toldOf(id)).toEqual(
        [
          'product:halo-12',
          `story:${named}`,
          `story:${sells}`,
          story('halo-judged'),
          story('halo-tested'),
          story('phone-close-up'),
        ].sort(),
      );
    });

    it('the collections, the pages that editors laid out, the front page and the navigation that show it', async () => {
      expect(await toldOf(PHONE, 'A phone, seen anew')).toEqual(
        expect.arrayContaining(['collection:repair-files', 'feature:phone-week', 'front', 'navigation']),
      );
      expect(JSON.stringify(await desk.data(navigationPath()))).toContain('"A phone, seen anew"');
    });

    it('every page when it is a portrait', async () => {
      expect(await toldOf(PORTRAIT)).toEqual(['everything']);
    });

    it('every page when it is a newsletter’s', async () => {
      const id = await uploaded();
      const letter = await standingDocument(database.db, 'newsletter', 'morning-edition');
      await storeOf(database).write((db) =>
        saveStanding(db, 'newsletter', 'morning-edition', { ...letter, picture: id }),
      );
      expect(await toldOf(id)).toEqual(['everything']);
    });
  });

  it('stays as it was when it cannot be told at all: both are one change', async () => {
    const id = await uploaded();
    await desk.published(article('one-change', { picture: id }));
    await sql`alter table changes rename to changes_away`.execute(database.db);
    const answer = await say(id, 'Never said');
    await sql`alter table changes_away rename to changes`.execute(database.db);
    expect(answer.status).toBe(500);
    const row = await database.db.selectFrom('pictures').select('alt').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ alt: 'A red field' });
  });
});
