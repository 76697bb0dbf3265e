/** No request costs more than its length, whatever it holds, and none is answered with more than a person reads. */
import { describeWithDatabase } from '@masthead/storage/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { article, type Desk, startDesk } from '../testing/desk.ts';
import { KEYNOTE } from '../testing/live-desk.ts';
import { type Answer, openSmall } from '../testing/newsroom.ts';

type Make = (length: number) => string;

const repeated =
  (pattern: string): Make =>
  (length) =>
    pattern.repeat(Math.ceil(length / pattern.length));
const listed =
  (item: (index: number) => string): Make =>
  (length) =>
    Array.from({ length: Math.ceil(length / (item(99).length + 1)) }, (_, index) => item(index)).join();
const nested =
  (open: string, close: string): Make =>
  (length) =>
    `${open.repeat(length / 8)}1${close.repeat(length / 8)}`;

const withField =
  (field: string, make: Make): Make =>
  (length) => {
    const { [field]: _, ...rest }: Record<string, unknown> = { ...article('hostile', { topics: ['no-such-topic'] }) };
    return `${JSON.stringify(rest).slice(0, -1)},"${field}":${make(length)}}`;
  };
const asText =
  (pattern: string): Make =>
  (length) =>
    JSON.stringify(repeated(pattern)(length / 2.1));
const asList =
  (item: (index: number) => string): Make =>
  (length) =>
    `[${listed(item)(length)}]`;
const asItems =
  (pattern: string): Make =>
  (length) =>
    `[${listed(() => JSON.stringify({ text: repeated(pattern)(20_000) }))(length)}]`;

const DOCUMENTS: [string, Make][] = [
  ['lists in lists', nested('[', ']')],
  ['objects in objects', nested('{"a":', '}')],
  ['lists in a field', withField('tags', nested('[', ']'))],
  ['lists for a text', withField('body', nested('[', ']'))],
  [
    'many numbers for topics',
    withField(
      'topics',
      asList(() => '1'),
    ),
  ],
  [
    'one topic again and again',
    withField(
      'topics',
      asList(() => '"a"'),
    ),
  ],
  [
    'many topics',
    withField(
      'topics',
      asList((index) => `"a${index}"`),
    ),
  ],
  [
    'many products',
    withField(
      'products',
      asList((index) => `"a${index}"`),
    ),
  ],
  [
    'many empty tags',
    withField(
      'tags',
      asList(() => '{}'),
    ),
  ],
  ['unknown fields', (length) => `{"typeName":"content_article",${listed((index) => `"k${index}":1`)(length)}}`],
  ['unknown fields of a field', withField('seo', (length) => `{${listed((index) => `"k${index}":1`)(length)}}`)],
  ['fields of no kind', (length) => `{"typeName":"x","topics":[${listed(() => '1')(length)}]}`],
  ['many texts', (length) => `{"typeName":"content_gallery","items":${asItems('<p>[image uuid="a"]</p>')(length)}}`],
  ...[
    '<div>',
    '<p>a</p>',
    '<p>[image uuid="a"]</p>',
    '<p>[callout text="a"]</p>',
    '<shortcode shortcode=image uuid=a></shortcode>',
    '<p>a</p>[',
    '<ol><li>a</ol>',
    '<b><p>a</p>',
    '<table><tr><td>',
    '[callout text="',
  ].map((pattern): [string, Make] => [`a text of ${pattern}`, withField('body', asText(pattern))]),
];
const PLACES = '/api/neutron/geo/masthead/smarty/address/autocomplete/web';
const QUESTIONS: [string, Make][] = [
  ['lists in lists', nested('[', ']')],
  ['objects in objects', nested('{"a":', '}')],
  ['unknown fields', (length) => `{${listed((index) => `"k${index}":1`)(length)}}`],
  ['a list', (length) => `[${listed(() => '1')(length)}]`],
];

const LENGTH = 100_000;
const MOST_ANSWER = 50_000;

describeWithDatabase('a hostile body', (suite) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite));
  });
  afterAll(() => desk.close());
  afterEach(() => expect(desk.reports).toEqual([]));

  /** The least of several runs: what else the machine does only ever adds. */
  async function leastMs(send: () => Promise<Answer>): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run += 1) {
      const start = process.cpuUsage();
      const { status, body } = await send();
      const { user, system } = process.cpuUsage(start);
      least = Math.min(least, (user + system) / 1000);
      expect([400, 413, 422]).toContain(status);
      expect(JSON.stringify(body).length).toBeLessThan(MOST_ANSWER);
    }
    return least;
  }

  async function costsItsLength(send: (body: string) => Promise<Answer>, make: Make): Promise<void> {
    const [short, long] = [make(LENGTH), make(8 * LENGTH)];
    const once = await leastMs(() => send(short));
    const more = await leastMs(() => send(long));
    // Below some milliseconds the clock says more about the machine than about the body.
    expect(more).toBeLessThan(20 * Math.max(once, 8));
  }

  it.each(DOCUMENTS)('of %s costs the desk no more than its length', async (_, make) => {
    await costsItsLength((body) => desk.send('POST', '/stories', { body }), make);
  });

  it.each(QUESTIONS)('of %s costs whoever anybody may ask no more than its length', async (_, make) => {
    await costsItsLength((body) => desk.ask(PLACES, { method: 'POST', body }), make);
  });

  it('is refused by whoever anybody may ask when it is far longer than a question', async () => {
    const body = JSON.stringify({ address: 'x'.repeat(20_000) });
    expect((await desk.ask(PLACES, { method: 'POST', body })).status).toBe(413);
  });

  it('names as many things as may be looked up, and no more', async () => {
    const answer = await desk.create({
      ...article('many'),
      products: Array.from({ length: 39_000 }, (_, at) => `p${at}`),
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      422,
      expect.stringContaining('names more than 2000 things'),
    ]);
  });

  it('in a post of live coverage costs its preview no more than its length', async () => {
    const send = (body: string) => desk.send('POST', `/live/${KEYNOTE}/preview`, { body });
    await costsItsLength(send, (length) => JSON.stringify({ body: repeated('<p>[image uuid="a"]</p>')(length / 9) }));
  });
});
