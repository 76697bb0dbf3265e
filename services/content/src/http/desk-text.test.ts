import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, manuscriptIn, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { changeIn, liveDesk } from '../testing/live-desk.ts';
import { openSmall, pagePath } from '../testing/newsroom.ts';

const HOSTILE: readonly (readonly [what: string, body: string, trace: RegExp])[] = [
  ['a script', 'a<script>alert(1)</script>b', /<script|alert/],
  ['a script in pieces', 'a<scr<script>ipt>alert(1)</script>', /<script/],
  ['a handler', '<p onclick="alert(1)">x</p>', /onclick|alert/],
  ['a link to JavaScript', '<a href="javascript:alert(1)">x</a>', /javascript:|alert/],
  ['a frame', '<iframe src="https://evil.example"></iframe>', /iframe|evil/],
  ['a style', '<p style="position:fixed">x</p><style>p{}</style>', /style/],
  ['a picture from elsewhere', '<img src="https://evil.example/x.gif" onerror="alert(1)">', /<img|evil|alert/],
  [
    'a handler on a shortcode',
    '<shortcode shortcode="callout" text="x" onclick="alert(1)"></shortcode>',
    /onclick|alert/,
  ],
  ['an id', '<h2 id="root">x</h2>', /<h2 /],
];

describeWithDatabase('a text', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database);
  });
  afterAll(() => desk.close());

  it.each(HOSTILE)('with %s loses it when it is kept, and nobody reads it', async (_, body, trace) => {
    const slug = `hostile-${HOSTILE.findIndex((each) => each[1] === body)}`;
    const story = await desk.published(article(slug, { body: `<p>Kept.</p>${body}` }));
    const revision = await desk.send('GET', `/stories/${story.id}/revisions/1`);
    const calls = [
      pagePath('article', slug),
      `/api/neutron/articles/masthead/${slug}/web`,
      '/api/neutron/feeds/masthead/partner/',
    ];
    const read = await Promise.all(calls.map((path) => desk.data(path)));
    for (const place of [story.document, revision.body, ...read]) {
      expect(JSON.stringify(place)).not.toMatch(trace);
      expect(JSON.stringify(place)).toContain('<p>Kept.</p>');
    }
    await desk.act('unpublish', story);
  });

  it('in a picture of a gallery loses it too', async () => {
    const gallery = await desk.published({
      ...article('hostile-gallery'),
      typeName: 'content_gallery',
      items: [{ picture: idOf('picture', 'phone.png'), title: 'One', body: '<p>Kept.</p><script>alert(1)</script>' }],
    });
    expect(gallery.document.items).toMatchObject([{ body: '<p>Kept.</p>' }]);
    expect(JSON.stringify(await desk.data(pagePath('gallery', 'hostile-gallery')))).not.toMatch(/<script|alert/);
  });

  it('keeps what editors may write, shortcodes in their place', async () => {
    const body =
      '<h2>A</h2><p><b>b</b> <a href="https://example.com/">c</a></p><shortcode shortcode="specs" product="halo-12"></shortcode><p>d</p>';
    expect((await desk.published(article('all-allowed', { body }))).document.body).toBe(body);
    expect(JSON.stringify(await desk.data(pagePath('article', 'all-allowed')))).toContain('Halo 12');
  });

  it('that loses something is kept, and its writer is told what and where', async () => {
    const body = '<h4>A head</h4><p class="x">Some words.</p><p>More <font>words</font>.</p>';
    const created = await desk.create(article('told-what', { body }));
    const told = [
      { field: 'body', message: '<h4> becomes a paragraph', near: 'A head Some words. More words .' },
      { field: 'body', message: 'The attribute class of p is left out', near: 'Some words. More words .' },
      { field: 'body', message: '<font> is left out: its words stay', near: 'words .' },
    ];
    expect([created.status, created.body]).toMatchObject([201, { meta: { leftOut: told } }]);
    const story = manuscriptIn(created);
    const edited = await desk.edit(story, { ...story.document, body: `<p>And<br>${'<script>x</script>'}</p>` });
    expect(edited.body).toMatchObject({
      meta: { leftOut: [{ field: 'body', message: '<script> is left out, with what stands in it', near: 'x' }] },
    });
    expect((await desk.edit(manuscriptIn(edited), story.document)).body).toMatchObject({ meta: { leftOut: [] } });
  });

  it('of live coverage is told the same way', async () => {
    const told = {
      meta: { leftOut: [{ field: 'body', message: '<font> is left out: its words stay', near: 'Hi there' }] },
    };
    const { post, send } = liveDesk(desk);
    const words = { headline: 'Hello', body: '<p><font>Hi</font> <a href="story:halo-tested">there</a></p>' };
    const posted = await post(words);
    expect(posted.body).toMatchObject(told);
    const { item } = changeIn(posted);
    expect(item.body).toBe('<p>Hi <a href="/tech/halo-tested/">there</a></p>');
    expect((await send('POST', '/preview', words)).body).toMatchObject(told);
    const edited = await send('PUT', `/items/${item.id}`, { ...words, headline: 'Hi' }, { seen: item.event });
    expect(edited.body).toMatchObject(told);
    const wrong = await post({ body: '<p><a href="story:no-such">there</a></p>' });
    expect([wrong.status, wrongFieldsIn(wrong)]).toEqual([422, ['body']]);
  });

  describe('with a link that names a story', () => {
    const linking = async (slug: string, href: string) => {
      const { document } = manuscriptIn(await desk.create(article(slug, { body: `<p><a href="${href}">a</a></p>` })));
      return /href="([^"]*)"/.exec(String(document.body))?.[1];
    };

    it('leads to its address: by its slug, by its id, by a slug that it had', async () => {
      expect(await linking('links-by-slug', 'story:halo-tested')).toBe('/tech/halo-tested/');
      expect(await linking('links-by-id', `story:${idOf('story', 'halo-tested')}`)).toBe('/tech/halo-tested/');
      const moved = await desk.published(article('before-it-moved'));
      const renamed = manuscriptIn(await desk.edit(moved, { ...moved.document, slug: 'after-it-moved' }));
      expect((await desk.act('publish', renamed)).status).toBe(200);
      expect(await linking('links-by-former', 'story:before-it-moved')).toBe('/tech/after-it-moved/');
    });

    it('leads to where the story will be that readers do not see yet', async () => {
      await desk.create(article('tomorrows', { topics: ['electric-vehicles'] }));
      expect(await linking('links-to-tomorrow', 'story:tomorrows')).toBe('/roadshow/news/tomorrows/');
    });

    it('is refused when nobody knows where that will be: it was kept in a shape of the past', async () => {
      const { id } = manuscriptIn(await desk.create(article('of-the-past')));
      const document = JSON.stringify({ typeName: 'content_article', slug: 'of-the-past', title: 'Past' });
      await database.db.updateTable('manuscripts').set({ document }).where('id', '=', id).execute();
      const answer = await desk.create(article('links-back', { body: '<p><a href="story:of-the-past">a</a></p>' }));
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['body']]);
    });

    it('is refused when there is none of that name', async () => {
      const answer = await desk.create(article('links-nowhere', { body: '<p><a href="story:no-such">a</a></p>' }));
      expect([answer.status, refusalIn(answer).context?.fields]).toEqual([
        422,
        [{ field: 'body', message: 'is not right. The link story:no-such names no story' }],
      ]);
    });
  });
});
