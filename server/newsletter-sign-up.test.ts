/** Signing up for newsletters, as readers do: a form of the site, on a real content service with the demo. */
import { expect, it } from 'vitest';
import { pageData } from './testing/page-data.ts';
import { type SiteOnDemo, siteOnDemo } from './testing/site-on-demo.ts';

const OURS = { 'sec-fetch-site': 'same-origin' };
type Fields = [name: string, value: string][];

async function open() {
  const demo = await siteOnDemo();
  const { newsletters } = await pageData(demo.get, '/newsletters/', 'newsletters');
  const [one, two] = newsletters;
  if (!one || !two) throw new Error('The demo has too few newsletters');
  return { demo, one, two };
}

const request = (fields: Fields | string, headers: Record<string, string> = OURS, path = '/newsletters/') =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });

const rowsOf = ({ database }: SiteOnDemo) =>
  database.db.selectFrom('subscriptions').select(['address', 'newsletter']).orderBy('newsletter').execute();

const signUp = (slug: string, address = 'ann@masthead.example'): Fields => [
  ['address', address],
  ['newsletter', slug],
];

it('what is sent is noted, and the answer says what is still to be done', async () => {
  const { demo, one, two } = await open();
  const response = await demo.site.fetch(
    request([...signUp(one.slug, 'Ann@Masthead.Example'), ['newsletter', two.slug]]),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const html = await response.text();
  for (const words of ['Your subscription is noted', one.name, 'becomes active when its address is confirmed'])
    expect(html).toContain(words);
  const chosen = [one.slug, two.slug].toSorted();
  expect(await rowsOf(demo)).toEqual(chosen.map((newsletter) => ({ address: 'ann@masthead.example', newsletter })));
});

it('the answer is the same for an address that is known', async () => {
  const { demo, one } = await open();
  const answer = async () => {
    const response = await demo.site.fetch(request(signUp(one.slug)));
    return [response.status, (await response.text()).replaceAll(/nonce="[^"]*"/g, '')];
  };
  expect(await answer()).toEqual(await answer());
});

it('what is wrong is said at its field, and nothing that was written is lost', async () => {
  const { demo, one, two } = await open();
  const wrongAddress = await demo.site.fetch(request(signUp(two.slug, '"><script>ann')));
  expect(wrongAddress.status).toBe(422);
  const html = await wrongAddress.text();
  expect(html).toMatch(/<input[^>]* type="email"[^>]* value="&quot;&gt;&lt;script&gt;ann"/);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="address-wrong"/);
  expect(html).toMatch(/id="address-wrong">.*Enter an e-mail address/s);
  expect(html).toMatch(new RegExp(`<input[^>]* checked="" value="${two.slug}"|value="${two.slug}"[^>]* checked=""`));
  expect(html).not.toMatch(
    new RegExp(`<input[^>]* checked="" value="${one.slug}"|value="${one.slug}"[^>]* checked=""`),
  );

  const nothingChosen = await demo.site.fetch(request([['address', 'ann@masthead.example']]));
  expect(nothingChosen.status).toBe(422);
  const again = await nothingChosen.text();
  expect(again).toMatch(/aria-describedby="newsletters-wrong".*Choose at least one newsletter/s);
  expect(again).toContain('value="ann@masthead.example"');

  const ended = await demo.site.fetch(request([...signUp(one.slug), ['newsletter', 'no-such-letter']]));
  expect([ended.status, await ended.text()]).toEqual([422, expect.stringContaining('is not sent any more')]);
  const many = Array.from({ length: 21 }, (_, index): [string, string] => ['newsletter', `letter-${index}`]);
  const tooMany = await demo.site.fetch(request([['address', 'ann@masthead.example'], ...many]));
  expect([tooMany.status, await tooMany.text()]).toEqual([422, expect.stringContaining('Choose at most 20')]);
  expect(await rowsOf(demo)).toEqual([]);
});

it('forms of other sites are refused, and so is what is no form or too large', async () => {
  const { demo, one } = await open();
  const status = async (headers: Record<string, string>, body: Fields | string = signUp(one.slug)) =>
    (await demo.site.fetch(request(body, headers))).status;
  expect(await status({ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ origin: 'https://evil.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await status({})).toBe(403);
  expect(await status({ ...OURS, 'content-type': 'text/plain' })).toBe(415);
  expect(await status(OURS, `address=${'a'.repeat(17_000)}`)).toBe(413);
  expect(await rowsOf(demo)).toEqual([]);
  expect(await status({ origin: 'http://localhost' })).toBe(200);
});

it('one sender signs up ten times an hour, and then waits; others do not', async () => {
  const { demo, one } = await open();
  const send = (sender: string, address?: string) => demo.site.fetch(request(signUp(one.slug, address)), sender);
  expect((await send('203.0.113.1', 'wrong')).status).toBe(422);
  for (let count = 0; count < 10; count += 1) {
    expect((await send('203.0.113.1', `ann${count}@masthead.example`)).status).toBe(200);
    demo.passSeconds(60);
  }
  const refused = await send('203.0.113.1', 'late@masthead.example');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3000']);
  const page = await refused.text();
  for (const words of ['value="late@masthead.example"', 'Try again in 50 minutes.']) expect(page).toContain(words);
  expect(await rowsOf(demo)).toHaveLength(10);
  expect((await send('203.0.113.2')).status).toBe(200);
  demo.passSeconds(3000);
  expect((await send('203.0.113.1')).status).toBe(200);
});

it('no other address takes a form, and no other method sends one', async () => {
  const { demo, one } = await open();
  const allowed = async (path: string, method = 'POST') => {
    const asked = request(signUp(one.slug), OURS, path);
    const { status, headers } = await demo.site.fetch(method === 'POST' ? asked : new Request(asked, { method }));
    return [status, headers.get('allow')];
  };
  for (const path of ['/', '/newsletters', '/search/', '/newsletter-generator/newsletter/x/'])
    expect(await allowed(path)).toEqual([405, 'GET, HEAD']);
  expect((await allowed('/_data/newsletters/'))[0]).toBe(405);
  expect(await allowed('/newsletters/', 'PUT')).toEqual([405, 'GET, HEAD, POST']);
});

it('a content service that is away is our fault, and nothing is said to be noted', async () => {
  const { demo, one } = await open();
  demo.breakContent('/subscriptions', 'fails');
  const response = await demo.site.fetch(request(signUp(one.slug)));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('is noted');
});

it('the page has a form that works without a script, with nothing chosen before the reader chooses', async () => {
  const { demo, one } = await open();
  const html = await demo.text('/newsletters/');
  expect(html).toMatch(/<form [^>]*action="\/newsletters\/" method="post"/);
  expect(html).toMatch(new RegExp(`<input[^>]* type="checkbox"[^>]* value="${one.slug}"`));
  expect(html).not.toMatch(/<input[^>]* checked/);
});
