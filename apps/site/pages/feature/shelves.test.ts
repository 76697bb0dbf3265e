import { type Layout, type PageComponent, pageComponentCodec } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { testBodies } from '../../server/testing/bodies.ts';
import { image } from '../../server/testing/stories.ts';
import { shelvesOf } from './shelves.ts';

const story = (slug: string) => ({
  id: slug,
  typeName: 'content_article',
  slug,
  headline: `About ${slug}`,
  image: image(slug),
  datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
});
const part = (id: string, componentType: string, more: object) =>
  pageComponentCodec.parse({ id, meta: { componentName: id, componentType }, ...more });
const list = (id: string, title: string, ...slugs: string[]) =>
  part(id, 'ContentList', {
    data: { title, items: slugs.map(story), paging: { limit: 4, offset: 0, total: slugs.length } },
  });
const text = (id: string, title: string, content: string) => part(id, 'Text', { data: { id, title, content } });
const failed = (id: string) => part(id, 'ContentList', { status: 500, errors: [{ code: 500, message: 'no' }] });

const place = (id: string, familyName = 'story', view = 'grid', hidden = false) => ({
  id,
  familyName,
  view,
  hidden,
  slug: `${id}-slug`,
  typeName: undefined,
});
const cell = (label: string | undefined, ...components: ReturnType<typeof place>[]) => ({
  label,
  colspan: 12,
  components,
  children: [],
});

const shelvesIn = (layout: readonly Layout[], parts: readonly PageComponent[]) => {
  const { bodies, view } = testBodies();
  return shelvesOf(layout, parts, { bodies, view, now: 0 });
};

describe('the shelves of a layout', () => {
  it('stand in the editors’ order, not in that of the answer', () => {
    const layout = [cell('One', place('a', 'listing')), cell('Two', place('b', 'collection'))];
    const shelves = shelvesIn(layout, [list('b', 'B', 'y'), list('a', 'A', 'x')]);
    expect(shelves.map(({ heading }) => heading)).toEqual(['One', 'Two']);
  });

  it('go down into cells, and come back', () => {
    const inner = { ...cell('Inner', place('b', 'listing')), children: [cell('Innermost', place('c', 'listing'))] };
    const layout = [
      { ...cell('Outer', place('a', 'listing')), children: [inner] },
      cell('Last', place('d', 'listing')),
    ];
    const all = ['a', 'b', 'c', 'd'].map((id) => list(id, id, `story-${id}`));
    expect(shelvesIn(layout, all).map(({ id, heading }) => `${id} ${heading}`)).toEqual([
      'a Outer',
      'b Inner',
      'c Innermost',
      'd Last',
    ]);
  });

  it('leave out what failed, what is empty, what is hidden and what was not sent', () => {
    const layout = [
      cell('First', place('bad'), place('empty', 'listing'), place('missing'), place('secret', 'story', 'grid', true)),
      cell('Second', place('good', 'listing')),
    ];
    const shelves = shelvesIn(layout, [
      failed('bad'),
      list('empty', 'Empty'),
      list('secret', 'Secret', 's'),
      list('good', 'Good', 'g'),
    ]);
    expect(shelves.map(({ heading }) => heading)).toEqual(['Second']);
  });

  it('give the label of a cell to the first that there is, and to others their own name', () => {
    const layout = [
      cell('Label', place('bad'), place('a', 'listing'), place('b', 'listing')),
      cell(undefined, place('c', 'listing')),
    ];
    const shelves = shelvesIn(layout, [failed('bad'), list('a', 'A', 'x'), list('b', 'B', 'y'), list('c', 'C', 'z')]);
    expect(shelves.map(({ heading }) => heading)).toEqual(['Label', 'B', 'C']);
  });

  it('join single stories that follow each other and look the same, and only those', () => {
    const layout = [
      cell('All', place('a'), place('b'), place('c', 'story', 'hero'), place('d', 'listing'), place('e')),
    ];
    const parts = ['a', 'b', 'c', 'd', 'e'].map((id) => list(id, id, id));
    const shelves = shelvesIn(layout, parts);
    expect(shelves.map((shelf) => shelf.kind === 'stories' && shelf.stories.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['c'],
      ['d'],
      ['e'],
    ]);
  });

  it('have texts sanitised, with their title where the heading says something else', () => {
    const layout = [cell('The rules', place('t', 'text')), cell('Ethics', place('u', 'text'))];
    const shelves = shelvesIn(layout, [
      text('t', 'How we test', '<p>Words<script>alert(1)</script></p>'),
      text('u', 'Ethics', '<p onload="x">More</p>'),
    ]);
    expect(shelves).toEqual([
      {
        kind: 'text',
        id: 't',
        heading: 'The rules',
        title: 'How we test',
        body: [{ kind: 'text', id: 'text-t', bodyHtml: '<p>Words</p>' }],
      },
      { kind: 'text', id: 'u', heading: 'Ethics', body: [{ kind: 'text', id: 'text-u', bodyHtml: '<p>More</p>' }] },
    ]);
  });

  it('look as editors want, or side by side when they ask for something unknown', () => {
    const layout = [cell('A', place('a', 'listing', 'list')), cell('B', place('b', 'listing', 'carousel'))];
    const shelves = shelvesIn(layout, [list('a', 'A', 'x'), list('b', 'B', 'y')]);
    expect(shelves.map((shelf) => shelf.kind === 'stories' && shelf.view)).toEqual(['list', 'grid']);
  });

  it.each([
    ['hero', 'feature-hero'],
    ['grid', 'third'],
    ['list', 'thumb'],
    ['shelf', 'quarter'],
    ['carousel', 'third'],
  ])('that look like a %s have pictures for the place %s', (view, slot) => {
    const [shelf] = shelvesIn([cell('A', place('a', 'listing', view))], [list('a', 'A', 'x', 'y')]);
    expect(shelf?.kind === 'stories' && shelf.stories.map(({ picture }) => picture?.slot)).toEqual([slot, slot]);
  });

  it('lead to all of it where there is such a page', () => {
    const layout = [
      cell('A', place('a', 'listing')),
      cell('B', place('b', 'collection')),
      cell('C', place('c', 'video')),
    ];
    const shelves = shelvesIn(layout, [list('a', 'Space', 'x'), list('b', 'Moon week', 'y'), list('c', 'C', 'z')]);
    expect(shelves.map((shelf) => shelf.kind === 'stories' && shelf.more)).toEqual([
      { label: 'All Space', href: '/topics/a-slug/' },
      { label: 'Moon week', href: '/collections/b-slug/' },
      undefined,
    ]);
  });
});
