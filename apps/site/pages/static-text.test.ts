import { expect, it } from 'vitest';
import type { FeatureShelf } from './feature/data.ts';
import type { PageContent } from './page-content.ts';
import { mapStaticText } from './static-text.ts';

const pageOf = (...shelves: FeatureShelf[]): PageContent<'feature'> => ({
  page: 'feature',
  data: { now: 0, name: 'N', description: '', shelves },
});
const text = (bodyHtml: string): FeatureShelf => ({
  kind: 'text',
  id: 't',
  heading: 'T',
  body: [
    { kind: 'text', id: 'text-t', bodyHtml },
    { kind: 'callout', id: 'text-t-1', data: { text: 'c' } },
  ],
});
const stories: FeatureShelf = { kind: 'stories', id: 's', heading: 'S', view: 'grid', stories: [] };

it('every text of a laid-out page is changed, and nothing else', () => {
  const changed = mapStaticText(pageOf(text('<p>a</p>'), stories, text('b')), (html) => html.toUpperCase());
  expect(changed).toEqual(pageOf(text('<P>A</P>'), stories, text('B')));
});

it('a text that is left out leaves no trace', () => {
  expect(JSON.stringify(mapStaticText(pageOf(text('a')), () => undefined))).not.toContain('bodyHtml');
});
