/** The choice about the sale and sharing of information, as readers make it: on a real content service with the demo. */
import { expect, it } from 'vitest';
import { pageData } from './testing/page-data.ts';
import { type SiteOnDemo, siteOnDemo } from './testing/site-on-demo.ts';

const PATH = '/do-not-sell-or-share-my-personal-information/';
const OURS = { 'sec-fetch-site': 'same-origin' };
const OFF = 'Selling and sharing is off';
const ON = 'Selling and sharing is on';

const form = (fields: Record<string, string>, headers: Record<string, string> = OURS) =>
  new Request(`http://localhost${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const send = ({ site }: SiteOnDemo, fields: Record<string, string>, sender?: string) =>
  site.fetch(form(fields), sender);
const page = async ({ site }: SiteOnDemo, headers: Record<string, string> = {}) =>
  site.fetch(new Request(`http://localhost${PATH}`, { headers }));
const rowsOf = ({ database }: SiteOnDemo) => database.db.selectFrom('privacy_requests').selectAll().execute();
/** What a browser sends back of a cookie that was set. */
const kept = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

it('a choice is kept in one cookie of the browser for a year, and the page then shows it', async () => {
  const demo = await siteOnDemo();
  expect(await (await page(demo)).text()).toContain(ON);
  const response = await send(demo, { choice: 'out', address: '' });
  expect([response.status, response.headers.get('location')]).toEqual([303, PATH]);
  expect(response.headers.get('set-cookie')).toBe('privacy-choice=1.out; Path=/; Max-Age=31536000; SameSite=Lax');
  const html = await (await page(demo, { cookie: `other=1; ${kept(response)}` })).text();
  for (const words of [OFF, 'You chose this in this browser', 'Withdraw this choice']) expect(html).toContain(words);
  expect(await rowsOf(demo)).toEqual([]);
});

it('it can be withdrawn', async () => {
  const demo = await siteOnDemo();
  const response = await send(demo, { choice: 'withdraw' });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([
    303,
    'privacy-choice=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
  expect(await (await page(demo, { cookie: kept(response) })).text()).toContain(ON);
});

it('with an e-mail address a request is noted by it, and the page says so without naming it', async () => {
  const demo = await siteOnDemo();
  const response = await send(demo, { choice: 'out', address: ' Ann@Masthead.Example ' });
  expect(response.status).toBe(303);
  expect(await rowsOf(demo)).toMatchObject([{ address: 'ann@masthead.example' }]);
  expect(response.headers.get('set-cookie')).not.toContain('ann');
  const html = await (await page(demo, { cookie: kept(response) })).text();
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

it.each(['1.out.noted.more', '2.out', 'out', '', '<script>', '1.out"'])(
  'a cookie that says %s is no choice',
  async (value) => {
    const demo = await siteOnDemo();
    const html = await (await page(demo, { cookie: `privacy-choice=${value}` })).text();
    expect(html).toContain(ON);
  },
);

it('what one reader chose is shown to nobody else: the page is kept by no cache', async () => {
  const demo = await siteOnDemo();
  const chosen = { cookie: 'privacy-choice=1.out' };
  const first = await page(demo, chosen);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(demo.site.ready(PATH, { acceptEncoding: '', cookie: '' })).toBeUndefined();
  const [mine, theirs] = await Promise.all([page(demo, chosen), page(demo)]);
  expect([await mine.text(), await theirs.text()]).toEqual([expect.stringContaining(OFF), expect.stringContaining(ON)]);
  expect((await pageData(demo.get, PATH, 'privacy')).privacy.chosen).toBe(false);
});

it('an address is noted ten times an hour for one sender; the choice itself is always kept', async () => {
  const demo = await siteOnDemo();
  for (let count = 0; count < 10; count += 1)
    expect((await send(demo, { choice: 'out', address: `ann${count}@masthead.example` }, 'one')).status).toBe(303);
  const refused = await send(demo, { choice: 'out', address: 'late@masthead.example' }, 'one');
  expect([refused.status, refused.headers.get('retry-after'), kept(refused)]).toEqual([
    429,
    '3600',
    'privacy-choice=1.out',
  ]);
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
  expect([response.status, response.headers.get('set-cookie')]).toEqual([502, null]);
});
