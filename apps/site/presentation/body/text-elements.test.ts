/** Questions, quotes, tables and lists of stories: what their shortcodes say, and what a page shows of them. */
import { shortcodeDataCodec } from '@masthead/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBodies } from '../../server/testing/bodies.ts';
import { date, image } from '../../server/testing/stories.ts';
import { askedIn } from './faq.ts';
import { prepareText } from './headings.ts';

let tools: ReturnType<typeof testBodies>;
beforeEach(() => {
  tools = testBodies();
});

const written = (shortcode: string, attributes: Record<string, string>) =>
  `<shortcode shortcode="${shortcode}" ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></shortcode>`;
const story = (id: string, typeName: string) => ({
  id,
  typeName,
  slug: id,
  headline: `About ${id}`,
  image: image(id),
  datePublished: date('2026-11-15'),
});
const data = shortcodeDataCodec.parse({
  stories: { a1: story('a1', 'content_article'), v1: story('v1', 'content_video') },
  pictures: { wide: image('wide'), tall: { ...image('tall'), width: 900, height: 1600 } },
});
const shown = (shortcode: string, attributes: Record<string, string>, more: { wide?: boolean } = {}) =>
  tools.bodies.of(prepareText(written(shortcode, attributes)), { id: 's', now: 0, data, ...more });
const expectLeftOut = (shortcode: string, attributes: Record<string, string>) => {
  expect(shown(shortcode, attributes)).toEqual([]);
  expect(tools.logged().at(-1)).toMatchObject({ story: 's', shortcode });
};

describe('questions and answers', () => {
  it('are parted by bars', () => {
    expect(shown('faq', { title: 'Asked', questions: 'One? | Two?', answers: 'Yes.|No.' })).toMatchObject([
      {
        kind: 'faq',
        data: {
          title: 'Asked',
          items: [
            { question: 'One?', answer: 'Yes.' },
            { question: 'Two?', answer: 'No.' },
          ],
        },
      },
    ]);
  });

  it.each([
    ['a question without an answer', { questions: 'One?|Two?', answers: 'Yes.' }],
    ['an empty answer', { questions: 'One?|Two?', answers: 'Yes.|' }],
    ['a question asked twice', { questions: 'One?|One?', answers: 'Yes.|No.' }],
    ['no question', { questions: '', answers: '' }],
  ])('with %s are left out', (_what, attributes) => {
    expectLeftOut('faq', attributes);
    expect(askedIn(prepareText(written('faq', attributes)).body)).toEqual([]);
  });

  it('are known to the page of their text', () => {
    const { body } = prepareText(`<p>a</p>${written('faq', { questions: 'One?', answers: 'Yes.' })}`);
    expect(askedIn(body)).toEqual([{ question: 'One?', answer: 'Yes.' }]);
  });
});

describe('a quote', () => {
  it('has its words, and whose they are where that is said', () => {
    expect(shown('pullquote', { text: '“So.”', by: 'Ann' })).toMatchObject([{ data: { text: '“So.”', by: 'Ann' } }]);
    expect(shown('pullquote', { text: '“So.”' })[0]).toHaveProperty('data', { text: '“So.”' });
  });

  it('without words is left out', () => {
    expectLeftOut('pullquote', { by: 'Ann' });
  });
});

describe('a table', () => {
  const table = { caption: 'Hours', columns: 'Phone|Lasts', rows: 'Halo|19 || Ondo | ' };

  it('has rows parted by double bars; the first cell heads its row, and a cell may be empty', () => {
    expect(shown('table', table)).toMatchObject([
      {
        data: {
          columns: ['Phone', 'Lasts'],
          rows: [
            { head: 'Halo', cells: ['19'] },
            { head: 'Ondo', cells: [''] },
          ],
        },
      },
    ]);
  });

  it.each([
    ['a row of another length', { ...table, rows: 'Halo|19||Ondo' }],
    ['a column twice', { ...table, columns: 'Phone|Phone' }],
    ['no name', { columns: table.columns, rows: table.rows }],
    [
      'too many columns',
      { ...table, columns: 'abcdefghijklm'.split('').join('|'), rows: 'abcdefghijklm'.split('').join('|') },
    ],
  ])('with %s is left out', (_what, attributes) => {
    expectLeftOut('table', attributes);
  });
});

describe('a list of stories', () => {
  it('has stories of any kind with their pictures, in the order of the editors, each once', () => {
    const [part] = shown('cross_content_listicle', { title: 'More', stories: 'v1, a1,v1,gone' });
    expect(part).toMatchObject({ kind: 'cross_content_listicle', data: { title: 'More' } });
    const stories = part?.kind === 'cross_content_listicle' ? part.data.stories : [];
    expect(stories.map(({ id, picture }) => [id, picture?.slot])).toEqual([
      ['v1', 'thumb'],
      ['a1', 'thumb'],
    ]);
  });

  it('whose stories are all gone is left out', () => {
    expectLeftOut('cross_content_listicle', { stories: 'gone' });
  });
});

it('in a long text a wide picture stands from edge to edge, an upright one keeps its shape', () => {
  const slotOf = (picture: string, wide: boolean) => {
    const [part] = shown('image', { picture }, { wide });
    return part?.kind === 'image' ? part.data.picture.slot : undefined;
  };
  expect([slotOf('wide', true), slotOf('tall', true), slotOf('wide', false)]).toEqual(['bleed', 'body', 'body']);
});
