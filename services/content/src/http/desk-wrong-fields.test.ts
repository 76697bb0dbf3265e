import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, manuscriptIn, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { openSmall } from '../testing/newsroom.ts';

const NUL = '\0';
const review = (more: object) => ({ ...article('a-verdict'), typeName: 'content_review', review: {}, ...more });
const gallery = (items: unknown) => ({ ...article('pictures'), typeName: 'content_gallery', items });
const shortcode = (attributes: string) => `<p>x</p><shortcode ${attributes}></shortcode>`;

/** Documents with the fields that are wrong in them: all of them, at once. */
const WRONG: readonly (readonly [what: string, document: unknown, fields: string[]])[] = [
  ['nothing', {}, ['authors', 'headline', 'slug', 'topics', 'type', 'typeName']],
  ['an unknown kind', article('x', { typeName: 'content_song' as never, headline: '' }), ['headline', 'typeName']],
  ['null', null, ['document']],
  ['a list', [], ['document']],
  ['a text', '"story"', ['document']],
  ['an unknown field', { ...article('x'), mood: 'glum' }, ['mood']],
  ['an unknown field inside', article('x', { promo: { colour: 'red' } as never }), ['promo.colour']],
  [
    'a field that every object has',
    '{"typeName":"content_article","constructor":1,"__proto__":{"a":1}}',
    ['__proto__', 'authors', 'constructor', 'headline', 'slug', 'topics', 'type'],
  ],
  [
    'shape and references together',
    article('Not A Slug', {
      headline: '',
      topics: ['phones', 'steam', 'Bad Topic'],
      authors: ['nobody'],
      products: ['halo-12', 'no-such'],
      collections: ['no-such'],
      related: ['no-such'],
      picture: 'no-such',
      promo: { picture: 'no-such' },
      seo: { ogPicture: 'no-such', title: 'x'.repeat(161) },
      video: 'no-such',
      listicle: [{ product: 'halo-12' }, { product: 'no-such' }],
      deals: [{ product: 'halo-12' }, { product: 'no-such' }],
    }),
    [
      'authors.0',
      'collections.0',
      'deals.1.product',
      'headline',
      'listicle.1.product',
      'picture',
      'products.1',
      'promo.picture',
      'related.0',
      'seo.ogPicture',
      'seo.title',
      'slug',
      'topics.1',
      'topics.2',
      'video',
    ],
  ],
  [
    'deals of nothing, of two words, ending never, and dearer by no code',
    article('x', {
      deals: [
        { merchant: 'Dial' },
        { title: 'x', code: 'TWO WORDS' },
        { title: 'x', ends: 'soon' },
        { title: 'x', price: 5 },
        { title: 'x', url: 'javascript:alert(1)' },
      ],
    }),
    ['deals.0', 'deals.1.code', 'deals.2.ends', 'deals.3', 'deals.4.url'],
  ],
  [
    'references alone',
    article('x', { topics: ['steam'], authors: ['annlee', 'nobody'], picture: 'no-such' }),
    ['authors.1', 'picture', 'topics.0'],
  ],
  [
    'a taken slug and more',
    article('halo-tested', { headline: '', topics: ['steam'] }),
    ['headline', 'slug', 'topics.0'],
  ],
  ['no topics and no authors', article('x', { topics: [], authors: [] }), ['authors', 'topics']],
  [
    'something named twice',
    article('x', { products: ['halo-12', 'halo-12'], collections: ['no-such', 'no-such'] }),
    ['collections', 'collections.0', 'collections.1', 'products'],
  ],
  [
    'a verdict out of bounds',
    review({ review: { score: 11, product: 'no-such', scores: [{ name: '', score: -1 }] } }),
    ['review.product', 'review.score', 'review.scores.0.name', 'review.scores.0.score'],
  ],
  ['a gallery of nothing', gallery([]), ['items']],
  [
    'a gallery of what is not there',
    gallery([{ picture: 'no-such', title: '', product: 'no-such' }]),
    ['items.0.picture', 'items.0.product', 'items.0.title'],
  ],
  [
    'shortcodes that show nothing',
    article('x', {
      body: [
        shortcode('shortcode="image" picture="no-such"'),
        shortcode('shortcode="buybutton" product="no-such"'),
        shortcode('shortcode="relatedlinks" stories="no-such"'),
      ].join(''),
    }),
    ['body', 'body', 'body'],
  ],
  [
    'a gallery’s shortcode that shows nothing',
    gallery([{ picture: 'no-such', title: 'x', body: shortcode('shortcode="image" picture="no-such"') }]),
    ['items.0.body', 'items.0.picture'],
  ],
  [
    'an event in no zone',
    { ...article('x'), typeName: 'content_updating_story', event: { starts: 'noon', zone: 'Mars' } },
    ['event.starts', 'event.zone'],
  ],
  [
    'a film that leads out of the store',
    {
      ...article('x'),
      typeName: 'content_video',
      duration: 0,
      manifest: '/../../etc/passwd',
      mp4: 'http://x/',
      width: 1.5,
      height: 0,
    },
    ['duration', 'height', 'manifest', 'mp4', 'width'],
  ],
  [
    'a date after the end of time',
    article('x', { displayPublished: 9e15, displayUpdated: '1969-12-31T23:59:59Z' }),
    ['displayPublished', 'displayUpdated'],
  ],
  [
    'characters that cannot be stored',
    article('x', {
      headline: `a${NUL}`,
      dek: NUL,
      body: `<p>${NUL}</p>`,
      topics: [NUL],
      authors: [`a${NUL}`],
      picture: NUL,
      products: [NUL],
      tags: [{ slug: 'x', name: NUL }],
      slug: `x${NUL}`,
    }),
    ['authors.0', 'body', 'dek', 'headline', 'picture', 'products.0', 'slug', 'tags.0.name', 'topics.0'],
  ],
  [
    'more than there is room for',
    article('x'.repeat(121), {
      headline: 'x'.repeat(161),
      dek: 'x'.repeat(401),
      body: 'x'.repeat(400_001),
      topics: Array(13).fill('phones'),
      seo: { newsKeywords: Array(21).fill('x') },
    }),
    ['body', 'dek', 'headline', 'seo.newsKeywords', 'slug', 'topics'],
  ],
];

describeEachEngine('the desk refuses', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database);
  });
  afterAll(() => desk.close());
  afterEach(() => expect(desk.reports).toEqual([]));

  const rows = () =>
    Promise.all(
      (['manuscripts', 'manuscript_revisions', 'stories', 'changes'] as const).map((table) =>
        database.db.selectFrom(table).selectAll().execute(),
      ),
    );

  it.each(WRONG)(
    'a story with %s, naming every wrong field at once, and keeps nothing of it',
    async (_, document, fields) => {
      const before = await rows();
      const answer = await desk.create(document);
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, fields]);
      const { message, context } = refusalIn(answer);
      for (const wrong of context?.fields ?? []) expect(message).toContain(`${wrong.field} ${wrong.message}`);
      expect(await rows()).toEqual(before);
    },
  );

  it('an edit for the same reasons, and what was there stays', async () => {
    const draft = manuscriptIn(await desk.create(article('stays-right')));
    for (const [, document, fields] of WRONG) {
      const named = wrongFieldsIn(await desk.edit(draft, document));
      expect(named.filter((field) => field !== 'typeName')).toEqual(fields.filter((field) => field !== 'typeName'));
    }
    expect(await desk.manuscript(draft.id)).toEqual(draft);
  });
});
