import { describe, expect, it } from 'vitest';
import { COMPONENT_KINDS, type ComponentKind } from './names.ts';
import { pageCodec, pageComponentCodec } from './page.ts';
import { collection, listicle, product, video } from './testing/content-wires.ts';
import { article, articleLive, gallery, paging, review, story } from './testing/story-wires.ts';

const DATA: Record<ComponentKind, unknown> = {
  Article: article,
  LiveArticle: articleLive,
  ContentList: { items: [story], paging },
  Feature: { name: 'Welcome' },
  Gallery: gallery,
  Listicles: [listicle],
  Review: review,
  collections: [collection],
  Seamless: [{ slug: 'next' }],
  TechProduct: product,
  Text: { content: '<p>Text</p>' },
  Video: video,
  VideoList: [video],
};
const LISTS: readonly ComponentKind[] = ['Listicles', 'collections', 'Seamless', 'VideoList'];

const component = (componentType: string, fields: object) => ({ id: 'c', meta: { componentType }, ...fields });
const data = (kind: ComponentKind, fields: object): unknown => {
  const read = pageComponentCodec.parse(component(kind, fields));
  return 'data' in read ? read.data : undefined;
};

describe('a component of a page', () => {
  it.each(COMPONENT_KINDS)('of kind %s has the data of its kind, one thing or a list', (kind) => {
    const read = pageComponentCodec.parse(component(kind, { data: DATA[kind] }));
    expect(read.kind).toBe(kind);
    expect(Array.isArray(data(kind, { data: DATA[kind] }))).toBe(LISTS.includes(kind));
  });

  it.each(COMPONENT_KINDS)('of kind %s may have it among its items', (kind) => {
    const items = LISTS.includes(kind) ? DATA[kind] : [DATA[kind]];
    expect(data(kind, { items })).toEqual(data(kind, { data: DATA[kind] }));
  });

  it('is an error at its place in the wire where its data is not of its kind', () => {
    const { error } = pageCodec.safeParse({ components: [component('Article', { data: { ...story } })] });
    expect(error?.issues[0]?.path).toEqual(['components', 0, 'data', 'body']);
  });

  it('of no known kind keeps its data as it came', () => {
    expect(pageComponentCodec.parse(component('HERO', { data: { any: 1 } }))).toMatchObject({
      meta: { componentType: 'HERO' },
      data: { any: 1 },
    });
  });

  it('that could not be fetched says why, whatever its kind', () => {
    const failure = { fetcherName: 'f', name: 'n', status: 404, errors: [{ code: 404, message: 'Not Found' }] };
    expect(pageComponentCodec.parse(component('Article', failure))).toMatchObject({ kind: 'Error', ...failure });
  });
});

describe('a page', () => {
  it('has every field', () => {
    const part = component('Text', { data: { content: 'x' } });
    const page = pageCodec.parse({
      id: 'halo',
      pageType: 'article',
      queryParams: { pageNumber: '2' },
      components: [part],
      debug: { took: 5 },
      seamlessPages: [{ id: 'next', components: [part], seamlessPages: [{ id: 'third' }] }],
      header: [part],
      footer: [part],
    });
    expect(page).toMatchObject({
      id: 'halo',
      pageType: 'article',
      queryParams: { pageNumber: '2' },
      components: [{ kind: 'Text' }],
      debug: { took: 5 },
      seamlessPages: [{ id: 'next', components: [{ kind: 'Text' }], seamlessPages: [{ id: 'third' }] }],
      header: [{ kind: 'Text' }],
      footer: [{ kind: 'Text' }],
    });
  });

  it('may have nothing but its name', () => {
    expect(pageCodec.parse({ id: 'x' })).toEqual({
      id: 'x',
      queryParams: {},
      components: [],
      header: [],
      footer: [],
      seamlessPages: [],
    });
  });
});
