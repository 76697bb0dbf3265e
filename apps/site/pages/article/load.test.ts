/** An article with elements in its text, from the content service to the document. */
import { createLogger } from '@masthead/runtime';
import { expect, it } from 'vitest';
import { composedPage } from '../../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';
import { image } from '../../server/testing/stories.ts';

const halo = {
  id: 'p',
  name: 'Halo',
  resellers: [{ offerMerchant: 'Harbor', offerPrice: 5, url: 'https://h.example/' }],
};
const articlePage = (fields: object) =>
  composedPage('article', 'content_article', 'halo', {
    id: 'a1',
    headline: 'Halo',
    additionalShortcodeData: { products: { halo } },
    ...fields,
  });

const note = '<shortcode shortcode="callout" text="Mind the gap"></shortcode>';
const buy = '<shortcode shortcode="buybutton" product="halo"></shortcode>';

async function documentOf(fields: object) {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } });
  const response = await siteOf(contentOf({ halo: () => articlePage(fields) }), { logger }).get('/news/halo/');
  expect(response.status).toBe(200);
  return { html: await response.text(), logged: lines.map((line) => JSON.parse(line)) };
}

it('texts stand in the document once, elements between them in their order', async () => {
  const { html } = await documentOf({ body: `<p>First words.</p>${note}<p>Last words.</p>` });
  for (const words of ['First words.', 'Last words.']) expect(html.split(words)).toHaveLength(2);
  expect(html).toMatch(/First words\..*<aside.*Mind the gap.*<\/aside>.*Last words\./s);
});

it('an element that is broken or unknown is missing, and nothing else is', async () => {
  const broken = '<shortcode shortcode="chart" values="x"></shortcode><shortcode shortcode="no-such"></shortcode>';
  const { html, logged } = await documentOf({ body: `<p>First words.</p>${broken}<p>Last words.</p>` });
  expect(html).toContain('Last words.');
  expect(html).not.toContain('no-such');
  expect(logged.map(({ story, shortcode }) => [story, shortcode])).toEqual([
    ['a1', 'chart'],
    ['a1', 'no-such'],
  ]);
});

it('what earns money is told before the text, and only then', async () => {
  const { html } = await documentOf({ body: `<p>First words.</p>${buy}` });
  expect(html).toMatch(/We may earn a commission.*First words\..*rel="sponsored nofollow noopener"/s);
  expect((await documentOf({ body: `<p>First words.</p>${note}` })).html).not.toContain('We may earn a commission');
});

it('a long text says first what is in it', async () => {
  const headings = ['One', 'Two', 'Three'].map((title) => `<h2>${title}</h2><p>a</p>`).join('');
  const { html } = await documentOf({ body: headings });
  expect(html).toMatch(/In this article:.*href="#toc-item-2".*<h2 id="toc-item-2">Three<\/h2>/s);
});

it('a best list says in its rail what was chosen, by names that carry the story', async () => {
  const choices = [{ id: 'c', rank: 1, title: 'Halo', award: 'Best overall', relatedProduct: halo }];
  const { html } = await documentOf({
    type: 'Best List',
    body: '<h2>Halo</h2><shortcode shortcode="cnetlisticle" item="1"></shortcode>',
    listicles: [{ id: 'l', items: choices }],
  });
  expect(html).toMatch(/Our picks.*href="#toc-a1-item-0".*<section[^>]* id="toc-a1-item-0"/s);
});

it('a story that the text shows a part of changes the page when it changes', async () => {
  const date = { date: '2026-11-15 17:00:00', timezone: 'UTC' };
  const other = { id: 'other', typeName: 'content_article', slug: 'other', headline: 'Before', datePublished: date };
  const body = '<shortcode shortcode="relatedlinks" stories="other"></shortcode>';
  const fields = { body, additionalShortcodeData: { stories: { other } } };
  const { get, site } = siteOf(contentOf({ halo: () => articlePage(fields) }));
  expect(await (await get('/news/halo/')).text()).toContain('Before');
  other.headline = 'After';
  site.changes.heard(['story:unrelated']);
  expect(await (await get('/news/halo/')).text()).toContain('Before');
  site.changes.heard(['story:other']);
  expect(await (await get('/news/halo/')).text()).toContain('After');
});

it('no element brings a style attribute or anything from another site', async () => {
  const chart = '<shortcode shortcode="chart" type="line" title="T" labels="a|b" values="1|2"></shortcode>';
  const tweet = '<shortcode shortcode="twitter_tweet" url="https://x.example/1" text="Hi"></shortcode>';
  const { html } = await documentOf({ body: `${chart}${tweet}${buy}${note}` });
  expect(html).not.toMatch(/<[^>]+ style=/);
  expect(html).not.toMatch(/src="https:\/\/x\.example/);
});

it('questions of the text are told to search engines in the layouts for them, and in no other', async () => {
  const faq = '<shortcode shortcode="faq" questions="Is it <b>?|Why?" answers="Yes.|So."></shortcode>';
  const body = `<p>First words.</p>${faq}`;
  const { html } = await documentOf({ body, layoutName: 'FAQ Markup' });
  expect(html).toMatch(/"@type":"FAQPage".*"name":"Why\?".*"text":"So\."/);
  expect((await documentOf({ body })).html).not.toContain('FAQPage');
  expect((await documentOf({ body: '<h2>Why?</h2><p>So.</p>' })).html).not.toContain('FAQPage');
});

it('a story can be passed on without a script: by its whole address, to read and to mail', async () => {
  const { html } = await documentOf({ body: '<p>First words.</p>', headline: 'Halo & "co"' });
  const url = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? '';
  expect(url).toMatch(/^https?:\/\/.*\/news\/halo\/$/);
  expect(html).toContain(`>${url}</p>`);
  expect(html).toContain(`href="mailto:?subject=Halo%20%26%20%22co%22&amp;body=${encodeURIComponent(url)}"`);
  expect(html.match(/<button[^>]* popovertarget="share-a1"/gi)).toHaveLength(2);
  expect(html).toMatch(/<div [^>]*id="share-a1" popover="auto"/);
});

it('what was paid for says so in its head and before its text', async () => {
  const wire = { body: '<p>First words.</p>', section: 'commercial', type: 'Paid Media' };
  const page = siteOf(contentOf({ halo: () => articlePage(wire) }));
  const html = await (await page.get('/paid-content/news/halo/')).text();
  expect(html).toMatch(/Paid content<\/span>.*<h1.*Somebody paid for this story.*First words\./s);
});

it('a biography that is not to be shown is not, and neither is it sent', async () => {
  const author = { id: 'x', username: 'ann', firstName: 'Ann', lastName: 'Lee', authorBio: 'Ann tests phones.' };
  const body = '<p>First words.</p>';
  expect((await documentOf({ body, author })).html).toContain('Ann tests phones.');
  expect((await documentOf({ body, author, suppressBio: true })).html).not.toContain('Ann tests phones.');
});

it('a crowd of authors is named whole, shows three faces, and folds who they are', async () => {
  const people = Array.from({ length: 12 }, (_, index) => ({
    id: `p${index}`,
    username: `person${index}`,
    firstName: `Person${index}`,
    lastName: 'Lee',
    authorBio: `Bio ${index}.`,
    image: { ...image(`face${index}`), width: 512, height: 512 },
  }));
  const { html } = await documentOf({ body: '<p>First words.</p>', author: people[0], moreAuthors: people.slice(1) });
  for (const { firstName } of people) expect(html).toContain(`${firstName} Lee</a>`);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>About the (<!-- -->)?12(<!-- -->)? people/);
  const rail = html.slice(0, html.indexOf('First words.'));
  expect(new Set(rail.match(/face\d+/g)?.filter(Boolean)).size).toBe(3);
});

it('a correction is told with the time at which it was made, where that is known', async () => {
  const body = '<p>First words.</p>';
  const correction = 'It is 34 & not 43.';
  const dateCorrected = { date: '2026-11-15 16:40:00', timezone: 'UTC' };
  const { html } = await documentOf({ body, correction, dateCorrected });
  expect(html).toMatch(
    /<b>Correction(<!-- -->)?, <time dateTime="2026-11-15T16:40:00.000Z">[^<]*:40[^<]*<\/time>(<!-- -->)?\.<\/b>.*It is 34 &amp; not 43\./s,
  );
  expect((await documentOf({ body, correction })).html).toMatch(/<b>Correction(<!-- -->)?\.<\/b>/);
  expect((await documentOf({ body, dateCorrected })).html).not.toContain('Correction');
});

it('a fresh story says how long ago it appeared, an old one when and by which clock', async () => {
  const fields = { body: '<p>First words.</p>', datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' } };
  const at = { now: () => Date.parse('2026-11-15T19:00:00Z') };
  const { get, site } = siteOf(contentOf({ halo: () => articlePage(fields) }), { clock: { now: () => at.now() } });
  const told = async () => {
    const html = await (await get('/news/halo/')).text();
    const times = html.match(/<time[^>]*dateTime="2026-11-15T17:00:00.000Z"[^>]*>[^<]*/g) ?? [];
    return [...new Set(times.map((time) => time.replace(/^[^>]*>/, '')))];
  };
  expect(await told()).toEqual(['2 hours ago', 'Nov 15, 2026, 9:00 AM PT']);
  // Made anew of the same story: what is kept of it does not stop the clock.
  at.now = () => Date.parse('2026-11-18T19:00:00Z');
  site.changes.heard(['navigation']);
  expect(await told()).toEqual(['3 days ago', 'Nov 15, 2026, 9:00 AM PT']);
  at.now = () => Date.parse('2026-11-25T17:00:00Z');
  site.changes.heard(['navigation']);
  expect(await told()).toEqual(['Nov 15, 2026, 9:00 AM PT']);
});
