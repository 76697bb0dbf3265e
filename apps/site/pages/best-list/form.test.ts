/** Stories with lists of products, from the content service to the document: which page they get, and what is on it. */
import { expect, it } from 'vitest';
import { composedPage } from '../../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const offer = (merchant: string, offerPrice: number) => ({
  offerMerchant: merchant,
  offerPrice,
  url: `https://${merchant.toLowerCase()}.example/`,
});
const choice = (rank: number, title: string, more: object = {}) => ({
  id: `c${rank}`,
  rank,
  title,
  relatedProduct: {
    id: title,
    name: title,
    attributes: [{ name: 'Weight', slug: 'weight', val: [`${rank}00 g`] }],
    resellers: [offer('Harbor', rank * 100), offer('Dial', rank * 100 + 9)],
  },
  ...more,
});
const told = (item: number) => `<shortcode shortcode="cnetlisticle" item="${item}"></shortcode>`;
const BRIEF = '<shortcode shortcode="cnetlisticle_mini"></shortcode>';

async function shown(fields: object) {
  const page = composedPage('article', 'content_article', 'halo', { id: 'a1', ...fields });
  const { get } = siteOf(contentOf({ halo: () => page }));
  const html = await (await get('/news/halo/')).text();
  const answer = await (await get('/_data/news/halo/')).json();
  return { html, page: answer.page.content.page };
}

const two = [{ id: 'l', items: [choice(1, 'Halo', { award: 'Best overall', score: 8.7 }), choice(2, 'Ondo')] }];

it.each<[type: string, body: string, listicles: object[], page: string]>([
  ['Best List', `<p>a</p>${told(1)}`, two, 'best-list'],
  ['Buying Guide', `<p>a</p>${told(1)}`, two, 'best-list'],
  ['Best List - Precap', `<p>a</p>${BRIEF}`, two, 'article'],
  ['Best List', '<p>a</p>', [], 'article'],
  ['Versus', '<p>a</p>', two, 'versus'],
  ['Versus - Precap', `<p>a</p>${BRIEF}`, two, 'versus'],
  ['Versus', `<p>a</p>${told(1)}`, [{ id: 'l', items: [choice(1, 'Halo')] }], 'best-list'],
  ['News', '<p>a</p>', [], 'article'],
])('a story of type %s with %s has its page', async (type, body, listicles, page) => {
  expect((await shown({ type, body, listicles })).page).toBe(page);
});

it('a best list stands whole in the document: choices, words once, all offers, the table to compare by', async () => {
  const body = `<p>Intro words.</p><h2>Halo</h2>${told(1)}<p>Words of one.</p>${told(2)}<p>Words of two.</p>`;
  const { html } = await shown({ type: 'Best List', body, listicles: two });
  for (const words of ['Intro words.', 'Words of one.', 'Words of two.']) expect(html.split(words)).toHaveLength(2);
  expect(html).toMatch(/Our picks.*href="#toc-a1-item-0".*<section[^>]* id="toc-a1-item-0"/s);
  expect(html).toContain('1 more offer<!-- -->');
  expect(html).toContain('8.7 out of 10');
  expect(html).toMatch(/<a [^>]*href="#all-picks".*<div[^>]* id="all-picks".*>Weight<.*100 g.*200 g/s);
  expect(html).not.toMatch(/<[^>]+ style=/);
});

it('a list of one has nothing to compare', async () => {
  const { html } = await shown({
    type: 'Best List',
    body: told(1),
    listicles: [{ id: 'l', items: [choice(1, 'Halo')] }],
  });
  expect(html).toContain('id="toc-a1-item-0"');
  expect(html).not.toContain('all-picks');
});

it('a choice without a product, a picture or a score is shown by what is known', async () => {
  const bare = [{ id: 'l', items: [{ id: 'x', rank: 1, title: 'Tin' }, choice(2, 'Ondo')] }];
  const { html } = await shown({ type: 'Best List', body: told(1) + told(2), listicles: bare });
  expect(html).toMatch(/>Tin<.*>Ondo</s);
});

it('what is long about a choice is folded, and still in the document once', async () => {
  const body = `${told(1)}<p>${'Long. '.repeat(150)}</p><p>${'Longer. '.repeat(60)}The end.</p>`;
  const { html } = await shown({ type: 'Best List', body, listicles: two });
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Show more<!-- --> .*The end\..*<\/details>/s);
  expect(html.split('The end.')).toHaveLength(2);
});

it('a comparison says what it comes to, who won which round, and the facts side by side', async () => {
  const list = {
    ...two[0],
    description: 'Buy the Halo.',
    rounds: [{ name: 'Battery', note: 'Hours', scores: [9.4, 7.8] }],
  };
  const { html } = await shown({ type: 'Versus', body: '<p>Words.</p>', listicles: [list] });
  for (const words of ['Our call', 'Buy the Halo.', 'Halo: 9.4 out of 10', 'Halo wins', 'Side by side', '200 g'])
    expect(html).toContain(words);
  expect(html).toMatch(/We may earn a commission/);
});

it('a round that is broken is left out, and the comparison stands', async () => {
  const rounds = [
    { name: 'Battery', scores: [9.4] },
    { name: 'Drops', scores: [7, 11] },
    { name: 'Screen', scores: [8, 9] },
  ];
  const { html } = await shown({ type: 'Versus', body: '<p>Words.</p>', listicles: [{ ...two[0], rounds }] });
  expect(html).toContain('Ondo wins');
  for (const broken of ['Battery', 'Drops']) expect(html).not.toContain(broken);
});

it('a best list begins with its first choice: no picture and no words stand before it, and a guide is as it was written', async () => {
  const body = `<p>Intro words.</p><h2>Halo</h2>${told(1)}<p>Words of one.</p><h2>Ondo</h2>${told(2)}<h2>How we test</h2><p>Last.</p>`;
  const image = { id: 'i', alt: 'A picture', width: 1600, height: 900, bucketPath: '/a.jpg' };
  const orderOf = (html: string) =>
    ['Words of one.', 'About this list', 'Intro words.', 'Last.']
      .map((words) => [html.indexOf(words), words] as const)
      .filter(([at]) => at >= 0)
      .sort(([one], [other]) => one - other)
      .map(([, words]) => words);
  const { html } = await shown({ type: 'Best List', body, listicles: two, image });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(orderOf(main)).toEqual(['Words of one.', 'About this list', 'Intro words.', 'Last.']);
  expect(main.slice(0, main.indexOf('Words of one.'))).not.toContain('A picture');
  const guide = (await shown({ type: 'Buying Guide', body, listicles: two })).html;
  expect(orderOf(guide.slice(guide.indexOf('<main')))).toEqual(['Intro words.', 'Words of one.', 'Last.']);
});

it('a comparison has its two in one order: at the head, in the rounds, in the table, in brief and in charts', async () => {
  const chart =
    '<shortcode shortcode="chart" type="bar" title="Battery" labels="Ondo|Halo" values="20|31"></shortcode>';
  const rounds = [{ name: 'Battery', scores: [9, 8] }];
  const { html } = await shown({
    type: 'Versus',
    body: `<p>a</p>${BRIEF}${chart}`,
    listicles: [{ ...two[0], rounds, description: 'Buy it.' }],
  });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const firstOf = (part: RegExp) => {
    const words = part.exec(main)?.[0] ?? '';
    return [words.indexOf('Halo') >= 0, words.indexOf('Halo') < words.indexOf('Ondo')];
  };
  for (const part of [
    /<h2[^>]*>Halo.*<h2[^>]*>Ondo/s,
    /aria-label="Round by round".*?<\/section>/s,
    /aria-label="Our picks".*?<\/ol>/s,
    /aria-label="Battery:[^"]*"/,
    /aria-label="Two products side by side".*?<\/thead>/s,
  ])
    expect([String(part), ...firstOf(part)]).toEqual([String(part), true, true]);
  expect(main).toMatch(/class="[^"]*ours[^"]*"><span>Halo<.*class="[^"]*rival[^"]*"><span>Ondo</s);
});
