/** What the compiler refuses of answers, each of which the site could not read either. */
import {
  type AnswerWire,
  contentListCodec,
  liveItemsCodec,
  navigationCodec,
  notedCodec,
  richTextCodec,
  searchResultsCodec,
  topicPageCodec,
} from '@masthead/model';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { wireComponent, wireWholeList } from './component.ts';

const isRead = (codec: z.ZodType, wire: unknown): boolean => codec.safeParse(wire).success;

describe('a component', () => {
  const topic = { slug: 'phones', name: 'Phones', description: '', ancestors: [], children: [], neighbours: [] };
  const listing = wireWholeList<never>('Phones', 'phones', []);
  const rest = [
    wireComponent('leads', 'CARDS', []),
    wireComponent('best', 'CARDS', []),
    wireComponent('listing', 'ContentList', listing),
  ];
  const page = (...components: unknown[]) => isRead(topicPageCodec, { components: [...components, ...rest] });

  it('has the data that the pages of the site read under its name', () => {
    const head = wireComponent('topic', 'Text', topic);
    expect(page(head, wireComponent('forms', 'StoryForms', [{ form: 'reviews', total: 7 }]))).toBe(true);
    const { name: _name, ...nameless } = topic;
    // @ts-expect-error A topic has a name.
    const unnamed = wireComponent('topic', 'Text', nameless);
    // @ts-expect-error Its name is a text.
    const numbered = wireComponent('topic', 'Text', { ...topic, name: 7 });
    // @ts-expect-error Counts are numbers.
    const uncounted = wireComponent('forms', 'StoryForms', [{ form: 'reviews', total: 'seven' }]);
    const forms = wireComponent('forms', 'StoryForms', []);
    expect([page(unnamed, forms), page(numbered, forms)]).toEqual([false, false]);
    expect(page(head, uncounted)).toBe(false);
  });

  it('has the data of its type where its name is known only when it runs', () => {
    const name: string = JSON.parse('"place-7"');
    const text = { id: 'about', title: 'About', content: '<p>Us</p>' };
    expect(isRead(richTextCodec, wireComponent(name, 'Text', text).data)).toBe(true);
    // @ts-expect-error The content of a text is a text.
    expect(isRead(richTextCodec, wireComponent(name, 'Text', { ...text, content: 7 }).data)).toBe(false);
    const { paging: _paging, ...endless } = listing;
    // @ts-expect-error A list says how long it is.
    expect(isRead(contentListCodec, wireComponent(name, 'ContentList', endless).data)).toBe(false);
    expect(wireComponent(name, 'LIST', { anything: true }).data).toEqual({ anything: true });
  });
});

describe('an answer', () => {
  it('is what the site parses it as', () => {
    const navigation = {
      header: { main: [], big: [], columns: [], featured: [] },
      footer: { statement: '', columns: [], base: [] },
    } satisfies AnswerWire<'navigation'>;
    expect(isRead(navigationCodec, navigation)).toBe(true);
    // @ts-expect-error There is a footer.
    const footless: AnswerWire<'navigation'> = { header: navigation.header };
    // @ts-expect-error What was sent was noted, or it is an error.
    const lost: AnswerWire<'subscriptions'> = { noted: false };
    // @ts-expect-error An entry has an id.
    const entries: AnswerWire<'liveItems'> = [{ headline: 'Nameless' }];
    const list = wireWholeList<never>('halo', 'search', []);
    // @ts-expect-error How much there is of a kind is always said.
    const results: AnswerWire<'searchResults'> = { ...list, facets: { types: [{ typeName: 'x' }], topics: [] } };
    expect([
      isRead(navigationCodec, footless),
      isRead(notedCodec, lost),
      isRead(liveItemsCodec, { items: entries }),
      isRead(searchResultsCodec, results),
    ]).toEqual([false, false, false, false]);
  });
});
