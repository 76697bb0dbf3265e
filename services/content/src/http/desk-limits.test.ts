import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { article, type Desk, manuscriptIn, refusalIn, startDesk } from '../testing/desk.ts';
import { openSmall, pagePath } from '../testing/newsroom.ts';

describeEachEngine('the desk refuses', (suite) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite));
  });
  afterAll(() => desk.close());
  afterEach(() => expect(desk.reports).toEqual([]));

  it.each([
    ['', 400],
    ['{', 400],
    ['{"slug":', 400],
    ['undefined', 400],
    ['\uFEFF{}', 422],
    [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 422],
    [`{"typeName":"content_article","body":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422],
    [`{"typeName":"content_article",${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`, 422],
  ])('the body %.20s…', async (body, status) => {
    expect((await desk.send('POST', '/stories', { body })).status).toBe(status);
  });

  it.each([
    ['announced', { 'content-length': '1000001' }, 'x'],
    ['as it comes', {}, 'x'.repeat(1_000_001)],
  ])('a body of more than a million bytes, %s', async (_, headers, body) => {
    const answer = await desk.send('POST', '/stories', { body, headers });
    expect([answer.status, refusalIn(answer).message]).toEqual([413, 'The body takes at most 1000000 bytes']);
  });

  it('nothing of a body of a million bytes but what is wrong in it', async () => {
    const empty = JSON.stringify({ note: '' });
    const answer = await desk.create(JSON.stringify({ note: 'x'.repeat(1_000_000 - empty.length) }));
    expect(answer.status).toBe(422);
  });

  /** 400,000 characters as it is kept, where each of its signs is an entity of five. */
  const LONGEST = `<p>${'&'.repeat(79_998)}abc</p>`;

  it.each([
    ['lists that get their items', '<ul>'.repeat(40), 'The text is nested more than 48 levels deep'],
    [
      'looks that begin in every paragraph anew',
      `<b><i><s>${'<p>a'.repeat(6_000)}`,
      'The text has more than 20000 tags',
    ],
  ])('a text that readers would get half of, as it is kept: %s', async (_, html, sentence) => {
    const answer = await desk.create(article('half', { body: `${html}a` }));
    expect([answer.status, refusalIn(answer).context?.fields]).toEqual([
      422,
      [{ field: 'body', message: `is not right as it would be kept. ${sentence}` }],
    ]);
  });

  it('a text that is too long as it is kept, and takes one that just is not', async () => {
    const answer = await desk.create(article('too-long', { body: LONGEST.replace('abc', 'abcd') }));
    expect([answer.status, refusalIn(answer).context?.fields]).toEqual([
      422,
      [{ field: 'body', message: 'takes at most 400000 characters of HTML, in which & is written as &amp;' }],
    ]);
    const taken = manuscriptIn(await desk.create(article('just-not-too-long', { body: LONGEST })));
    expect((await desk.act('publish', taken)).status).toBe(200);
  });

  it.each([
    '%00',
    'a%00b',
    '..%2f..%2fetc',
    '%ff',
    '%c3%28',
    '%ed%a0%80',
    "'--",
    '%25',
    '__proto__',
    'constructor',
    'A',
    'a%20b',
    'x'.repeat(65),
    'x'.repeat(20_000),
    '%F0%9F%91%A9',
    '0',
    'null',
  ])('the id %.30s as one that nobody has', async (id) => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', article('x')],
      ['GET', '/revisions'],
      ['GET', '/revisions/1'],
      ['POST', '/publish'],
      ['POST', '/schedule', { at: '2099-01-01T00:00:00Z' }],
      ['POST', '/restore', { revision: 1 }],
    ] as const)
      expect((await desk.send(method, `/stories/${id}${path}`, { revision: 1, body })).status).toBe(404);
    expect((await desk.send('PUT', `/media/${id}`, { body: { alt: 'x' } })).status).toBe(404);
  });

  it('a revision that is no number, or that nobody saved', async () => {
    const { id } = manuscriptIn(await desk.create(article('one-revision')));
    for (const number of ['0', '-1', '1.5', 'one', '%00', '2', '1000000000', '9999999999', '1e3', '__proto__'])
      expect([400, 404]).toContain((await desk.send('GET', `/stories/${id}/revisions/${number}`)).status);
  });

  it('whatever is sent, it is never a failure of ours, and what is kept can be published and read', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const html = fc.array(
      fc.oneof(text, fc.constantFrom('<p>', '</p>', '<script>', '<shortcode story="', '"', '<!--', '&#0;')),
      {
        maxLength: 8,
      },
    );
    const document = fc.record(
      {
        headline: text,
        dek: text,
        type: text,
        section: text,
        edition: text,
        body: html.map((parts) => parts.join('')),
        topics: fc.array(fc.oneof(fc.constantFrom('phones', 'auto'), text), { maxLength: 3 }),
        tags: fc.array(fc.record({ slug: fc.constantFrom('a', 'b', 'É'), name: text }), { maxLength: 2 }),
        promo: fc.record({ headline: text }),
        displayPublished: fc.oneof(fc.integer(), fc.double(), text),
        noIndex: fc.oneof(fc.boolean(), text),
      },
      { requiredKeys: [] },
    );
    let count = 0;
    await fc.assert(
      fc.asyncProperty(document, async (more) => {
        count += 1;
        const slug = `anything-${count}`;
        const answer = await desk.create({ ...article(slug), ...more });
        expect([201, 422]).toContain(answer.status);
        if (answer.status === 422) return;
        expect((await desk.act('publish', manuscriptIn(answer))).status).toBe(200);
        expect((await desk.ask(pagePath('article', slug))).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });
});
