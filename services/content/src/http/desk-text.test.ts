import { describeWithDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import { article, type Desk, startDesk } from '../testing/desk.ts';
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
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite));
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
});
