import { toHtml } from '@masthead/body';
import { describe, expect, it } from 'vitest';
import { prepareStory, prepareText } from './headings.ts';

const story = { id: '7', type: 'Explainer' };
const bestList = { id: '7', type: 'Best List' };
const choice = (item: number) => `<shortcode shortcode="cnetlisticle" item="${item}"></shortcode>`;
const htmlOf = ({ pieces }: ReturnType<typeof prepareText>) =>
  pieces.map((piece) =>
    piece.kind === 'text'
      ? piece.blocks.map(({ html }) => html).join('')
      : `[${piece.kind === 'ad' ? 'ad' : piece.element.name}]`,
  );

it('a table that has a name gives it to the box that it scrolls in', () => {
  const table = '<table><caption>Hours &amp; "minutes"</caption><tbody><tr><td>1</td></tr></tbody></table>';
  const box = (inner: string) => `<div role="region" tabindex="0" aria-label="Table">${inner}</div>`;
  for (const html of [table, box(table)]) {
    expect(htmlOf(prepareText(html)).join('')).toMatch(
      /^<div role="region" tabindex="0" aria-label="Hours &amp; &quot;minutes&quot;"><table>/,
    );
  }
  expect(htmlOf(prepareText('<table><tbody><tr><td>1</td></tr></tbody></table>')).join('')).toContain('"Table"');
});

describe('the headings of a story', () => {
  it('are named in their order, through all parts of the text', () => {
    const note = '<shortcode shortcode="callout" text="x"></shortcode>';
    const body = prepareStory(`<h2>One &amp; only</h2><p>a</p>${note}<h2>Two</h2><h3>No</h3>`, story);
    expect(body.headings).toEqual([
      { id: 'toc-item-0', title: 'One & only' },
      { id: 'toc-item-1', title: 'Two' },
    ]);
    expect(htmlOf(body)).toEqual([
      '<h2 id="toc-item-0">One &amp; only</h2><p>a</p>',
      '[callout]',
      '<h2 id="toc-item-1">Two</h2><h3>No</h3>',
    ]);
  });

  it('carry the story on a best list', () => {
    expect(prepareStory('<h2>One</h2>', bestList).headings).toEqual([{ id: 'toc-7-item-0', title: 'One' }]);
  });

  it('are named by us alone', () => {
    expect(htmlOf(prepareStory('<h2 id="root">One</h2><p id="main">a</p>', story))).toEqual([
      '<h2 id="toc-item-0">One</h2><p>a</p>',
    ]);
  });

  it('are not those of a box beside the text', () => {
    expect(prepareStory('<aside><h2>What we know</h2></aside><div><h2>One</h2></div>', story).headings).toEqual([
      { id: 'toc-item-0', title: 'One' },
    ]);
  });

  const items = [
    { rank: 3, title: 'Halo (6-inch)' },
    { rank: 4, title: 'Ondo' },
  ];

  it('right before a choice of a list that do not name it stay in the text', () => {
    const body = prepareStory(`<h2>The verdict</h2>${choice(3)}`, { ...story, listicles: [{ items }] });
    expect(htmlOf(body)).toEqual(['<h2 id="toc-item-0">The verdict</h2>', '[cnetlisticle]']);
    expect(body.headings[1]).toEqual({ id: 'toc-item-1', title: '', item: 3 });
  });

  it.each([
    ['Ondo 9', 'Ondo 9', true],
    ['Best overall: Vesper V9', 'Vesper V9 (65-inch)', true],
    ['For most people: Tarn', 'Tarn VPN (one year)', true],
    ['The verdict', 'Ondo 9', false],
    ['And then:', 'Ondo 9', false],
  ])('%j names the choice %j: %j', (title, product, own) => {
    const listicles = [{ items: [{ rank: 1, title: product }] }];
    const { headings } = prepareStory(`<h2>${title}</h2>${choice(1)}`, { ...story, listicles });
    expect(headings.some((heading) => heading.title === title && heading.item === 1)).toBe(own);
  });

  it('right before a choice of a list that name it are the choice’s own', () => {
    const html = `<p>a</p><h2>Best: <em>Halo</em></h2>${choice(3)}<p>b</p>${choice(4)}`;
    const body = prepareStory(html, { ...bestList, listicles: [{ items }] });
    expect(htmlOf(body)).toEqual(['<p>a</p>', '[cnetlisticle]', '<p>b</p>', '[cnetlisticle]']);
    expect(body.headings).toEqual([
      { id: 'toc-7-item-0', title: 'Best: Halo', item: 3 },
      { id: 'toc-7-item-1', title: '', item: 4 },
    ]);
    expect(body.pieces[1]).toMatchObject({ heading: body.headings[0] });
    expect(toHtml(body.body)).toContain('<h2>Best: <em>Halo</em></h2>');
  });

  it('of other texts have no names', () => {
    expect(htmlOf(prepareText('<h2>One</h2>'))).toEqual(['<h2>One</h2>']);
  });
});

describe('a table', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const box = `<div role="region" tabindex="0" aria-label="Table">${table}</div>`;

  it.each([
    ['gets a box to scroll in', `<p>a</p>${table}<p>b</p>`, `<p>a</p>${box}<p>b</p>`],
    ['keeps the box that it has', box, box],
    ['is boxed inside of what holds the text', `<div>${table}</div>`, box],
    ['is boxed each time', table + table, box + box],
  ])('%s', (_rule, html, shown) => {
    expect(htmlOf(prepareText(html))).toEqual([shown]);
  });
});
