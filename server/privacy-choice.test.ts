/** The choice about the sale and sharing of information, as readers make it: on a real content service with the demo. */
import { describe, expect, it } from 'vitest';
import { NOW } from '../services/content/src/testing/newsroom.ts';
import { pageData } from './testing/page-data.ts';
import { type SiteOnDemo, siteOnDemo } from './testing/site-on-demo.ts';

const PATH = '/do-not-sell-or-share-my-personal-information/';
const OURS = { 'sec-fetch-site': 'same-origin' };
const OFF = 'Selling and sharing is off';
const ON = 'Selling and sharing is on';
const SECONDS = NOW / 1000;
/** The choice as its cookie has it; a digit for each category. */
const choice = (digits: string) => `masthead_consent=1.1.${SECONDS}.${digits}`;
const LIFE = 'Max-Age=31536000; Path=/; SameSite=Lax';

const form = (fields: Record<string, string>, headers: Record<string, string> = OURS) =>
  new Request(`http://localhost${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const send = ({ site }: SiteOnDemo, fields: Record<string, string>, sender?: string, headers = {}) =>
  site.fetch(form(fields, { ...OURS, ...headers }), sender);
const page = async ({ site }: SiteOnDemo, headers: Record<string, string> = {}) =>
  site.fetch(new Request(`http://localhost${PATH}`, { headers }));
const choicesOf = ({ database }: SiteOnDemo) => database.db.selectFrom('consent_choices').selectAll().execute();
const rowsOf = ({ database }: SiteOnDemo) => database.db.selectFrom('privacy_requests').selectAll().execute();
/** What a browser sends back of a cookie that was set. */
const kept = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

it('a choice is kept in one cookie of the browser for a year, and the page then shows it', async () => {
  const demo = await siteOnDemo();
  expect(await (await page(demo)).text()).toContain(ON);
  const response = await send(demo, { choice: 'out', address: '' });
  expect([response.status, response.headers.get('location')]).toEqual([303, PATH]);
  expect(response.headers.get('set-cookie')).toBe(`${choice('11100')}; ${LIFE}`);
  const html = await (await page(demo, { cookie: `other=1; ${kept(response)}` })).text();
  for (const words of [OFF, 'You chose this in this browser', 'Withdraw this choice']) expect(html).toContain(words);
  expect(await rowsOf(demo)).toEqual([]);
});

it('it can be withdrawn, and what else was refused stays so', async () => {
  const demo = await siteOnDemo();
  const response = await send(demo, { choice: 'withdraw' }, '', { cookie: choice('11000') });
  expect([response.status, kept(response)]).toEqual([303, choice('11011')]);
  expect(await (await page(demo, { cookie: kept(response) })).text()).toContain(ON);
});

it('to withdraw it where consent comes first is not yet to agree: the choice is gone', async () => {
  const demo = await siteOnDemo();
  const gdpr = { 'cdn-gdpr': '1' };
  const response = await send(demo, { choice: 'withdraw' }, '', { ...gdpr, cookie: choice('11000') });
  expect(response.headers.get('set-cookie')).toMatch(/^masthead_consent=; Expires=Thu, 01 Jan 1970/);
  const html = await (await page(demo, gdpr)).text();
  for (const words of [OFF, 'nothing is sold or shared before you agree']) expect(html).toContain(words);
});

const switchesIn = (html: string): boolean[] =>
  [...html.matchAll(/<input[^>]* role="switch"[^>]*>/g)].map(([tag]) => / checked=""/.test(tag));

it.each<[string, Record<string, string>, string]>([
  ['accept', {}, '11111'],
  ['reject', {}, '10000'],
  ['save', { category: 'C0003' }, '10100'],
])('the form of all categories keeps what was chosen: %s', async (wish, fields, digits) => {
  const demo = await siteOnDemo();
  const response = await send(demo, { choice: wish, ...fields });
  expect(response.headers.get('set-cookie')).toBe(`${choice(digits)}; ${LIFE}`);
  const html = await (await page(demo, { cookie: kept(response) })).text();
  expect(switchesIn(html)).toEqual([...digits].map((digit) => digit === '1'));
});

it('where consent comes first nothing is ticked before the reader does; elsewhere what holds is', async () => {
  const demo = await siteOnDemo();
  expect(switchesIn(await (await page(demo, { 'cdn-gdpr': '1' })).text())).toEqual([true, false, false, false, false]);
  expect(switchesIn(await (await page(demo)).text())).toEqual([true, true, true, true, true]);
  expect(switchesIn(await (await page(demo, { 'sec-gpc': '1' })).text())).toEqual([true, true, true, false, false]);
});

it.each(['', 'all', 'out2'])('a form without a choice that there is (%s) is refused', async (wish) => {
  const demo = await siteOnDemo();
  const response = await send(demo, { choice: wish });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
  expect(await choicesOf(demo)).toEqual([]);
});

describe('a choice is written down', () => {
  const noted = { policy: 1, decided_at: NOW, made_on: 'page', created_at: NOW };
  const record = (fields: Record<string, string>, headers: Record<string, string> = OURS) =>
    new Request('http://localhost/_consent', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const chosen = { choice: `1.1.${SECONDS}.11000`, madeOn: 'banner' };

  it('with its version, its law and its place, and nothing that tells who made it', async () => {
    const demo = await siteOnDemo();
    await send(demo, { choice: 'out' }, 'one', { 'cdn-region': 'US-WA', 'sec-gpc': '1' });
    await demo.site.fetch(record(chosen, { ...OURS, 'cdn-gdpr': '1' }), 'two');
    const rows = (await choicesOf(demo))
      .map(({ id: _any, ...row }) => row)
      .toSorted((one, two) => one.laws.localeCompare(two.laws));
    expect(rows).toEqual([
      { ...noted, allowed: 'C0001 C0002 C0003', laws: 'health+gpc' },
      { ...noted, allowed: 'C0001 C0002', laws: 'in', made_on: 'banner' },
    ]);
  });

  it('and answered with nothing but that', async () => {
    const { site } = await siteOnDemo();
    const response = await site.fetch(record(chosen));
    expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([204, '', null]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each<[string, number, Record<string, string>, Record<string, string>]>([
    ['no choice', 400, { ...chosen, choice: '1.1.1.1' }, OURS],
    ['a choice of tomorrow', 400, { ...chosen, choice: `1.1.${SECONDS + 90_000}.11000` }, OURS],
    ['no place', 400, { ...chosen, madeOn: '<script>' }, OURS],
    ['nothing', 400, {}, OURS],
    ['a form of another site', 403, chosen, { 'sec-fetch-site': 'cross-site' }],
    ['no form', 415, chosen, { ...OURS, 'content-type': 'application/json' }],
    ['too much', 413, { ...chosen, more: 'x'.repeat(20_000) }, OURS],
  ])('unless it is %s', async (_what, status, fields, headers) => {
    const demo = await siteOnDemo();
    expect((await demo.site.fetch(record(fields, headers))).status).toBe(status);
    expect(await choicesOf(demo)).toEqual([]);
  });

  it('a hundred times an hour for one sender; the choice itself is always kept', async () => {
    const demo = await siteOnDemo();
    for (let count = 0; count < 100; count += 1) await demo.site.fetch(record(chosen), 'one');
    const refused = await demo.site.fetch(record(chosen), 'one');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(kept(await send(demo, { choice: 'reject' }, 'one'))).toBe(choice('10000'));
    expect(await choicesOf(demo)).toHaveLength(100);
    expect((await demo.site.fetch(record(chosen), 'two')).status).toBe(204);
  });

  it('for two years', async () => {
    const demo = await siteOnDemo();
    await send(demo, { choice: 'reject' });
    demo.passSeconds(2 * 31_536_000 + 1);
    await send(demo, { choice: 'accept' });
    expect((await choicesOf(demo)).map(({ allowed }) => allowed)).toEqual(['C0001 C0002 C0003 C0004 C0005']);
  });

  it('if it can be: it holds all the same', async () => {
    const demo = await siteOnDemo();
    demo.breakContent('/choices', 'fails');
    expect(kept(await send(demo, { choice: 'reject' }))).toBe(choice('10000'));
    expect(demo.lines.join()).toContain('A choice about consent was not noted');
  });

  it('only where it is sent: there is nothing to see', async () => {
    const { get } = await siteOnDemo();
    expect((await get('/_consent')).status).toBe(404);
  });
});

it('with an e-mail address a request is noted by it, and the page says so without naming it', async () => {
  const demo = await siteOnDemo();
  const response = await send(demo, { choice: 'out', address: ' Ann@Masthead.Example ' });
  expect(response.status).toBe(303);
  expect(await rowsOf(demo)).toMatchObject([{ address: 'ann@masthead.example' }]);
  expect(response.headers.get('set-cookie')).not.toContain('ann');
  expect(response.headers.get('location')).toBe(`${PATH}?noted=1`);
  const html = await demo.text(`${PATH}?noted=1`);
  expect(html).toContain('is noted as well');
  expect(html).not.toContain('ann@masthead.example');
});

it('an address that can be none is said at its field, and nothing is kept', async () => {
  const demo = await siteOnDemo();
  const response = await send(demo, { choice: 'out', address: '"><script>ann' });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([422, null]);
  const html = await response.text();
  expect(html).toMatch(/<input[^>]* type="email"[^>]* value="&quot;&gt;&lt;script&gt;ann"/);
  expect(html).toMatch(/aria-describedby="address-wrong privacy-address"/);
  expect(html).toContain('Enter an e-mail address');
  expect(await rowsOf(demo)).toEqual([]);
});

it('Global Privacy Control is honoured as the choice, and the page says so', async () => {
  const demo = await siteOnDemo();
  const html = await (await page(demo, { 'sec-gpc': '1' })).text();
  for (const words of [OFF, 'Global Privacy Control signal, and we honour it']) expect(html).toContain(words);
  expect(html).not.toContain('Withdraw this choice');
  expect(await (await page(demo, { 'sec-gpc': '0' })).text()).toContain(ON);
});

it.each(['2.1.1.11000', `1.1.${SECONDS}.01000`, `1.1.${SECONDS}.1100`, '1.1.0.11000', '', '<script>', '1.1.x'])(
  'a cookie that says %s is no choice',
  async (value) => {
    const demo = await siteOnDemo();
    const html = await (await page(demo, { cookie: `masthead_consent=${value}` })).text();
    expect(html).toContain(ON);
  },
);

it('what one reader chose is shown to nobody else: the page is kept by no cache', async () => {
  const demo = await siteOnDemo();
  const chosen = { cookie: choice('11100') };
  const first = await page(demo, chosen);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(demo.site.ready(PATH, new Headers())).toBeUndefined();
  const [mine, theirs] = await Promise.all([page(demo, chosen), page(demo)]);
  expect([await mine.text(), await theirs.text()]).toEqual([expect.stringContaining(OFF), expect.stringContaining(ON)]);
  expect((await pageData(demo.get, PATH, 'privacy')).privacy.chosen).toBe(false);
});

it('an address is noted ten times an hour for one sender; the choice itself is always kept', async () => {
  const demo = await siteOnDemo();
  for (let count = 0; count < 10; count += 1)
    expect((await send(demo, { choice: 'out', address: `ann${count}@masthead.example` }, 'one')).status).toBe(303);
  const refused = await send(demo, { choice: 'out', address: 'late@masthead.example' }, 'one');
  expect([refused.status, refused.headers.get('retry-after'), kept(refused)]).toEqual([429, '3600', choice('11100')]);
  const html = await refused.text();
  for (const words of [OFF, 'value="late@masthead.example"', 'Try again in 60 minutes.']) expect(html).toContain(words);
  expect(await rowsOf(demo)).toHaveLength(10);
  expect((await send(demo, { choice: 'out' }, 'one')).status).toBe(303);
  expect((await send(demo, { choice: 'out', address: 'bob@masthead.example' }, 'two')).status).toBe(303);
});

it('forms of other sites are refused', async () => {
  const { site } = await siteOnDemo();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])
    expect((await site.fetch(form({ choice: 'out' }, headers))).status).toBe(403);
});

it('a content service that is away is our fault, and nothing is said to be noted', async () => {
  const demo = await siteOnDemo();
  demo.breakContent('/privacy/', 'fails');
  const response = await send(demo, { choice: 'out', address: 'ann@masthead.example' });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([500, null]);
});
