import { expect, expectTypeOf, it } from 'vitest';
import type { StaticHtml } from '../components/body/StaticHtml.tsx';
import type { STATIC_TEXT } from '../components/body/static-text.ts';
import type { FeatureShelf } from './feature/data.ts';
import type { PageContent } from './page-content.ts';
import { withoutStaticText } from './static-text.ts';

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

it('every text of a laid-out page is left out, and nothing else', () => {
  const sent = JSON.stringify(withoutStaticText(pageOf(text('<p>a</p>'), stories, text('b'))));
  expect(sent).toBe(
    JSON.stringify(pageOf(text('<p>a</p>'), stories, text('b'))).replaceAll(/,"bodyHtml":"[^"]*"/g, ''),
  );
  expect(sent).not.toContain('bodyHtml');
});

it('nothing is shown as HTML but what is left out', () => {
  type Shown = Parameters<typeof StaticHtml>[0];
  expectTypeOf<keyof Shown>().toEqualTypeOf<'id' | 'className' | 'text'>();
  expectTypeOf<keyof Shown['text']>().toEqualTypeOf<typeof STATIC_TEXT>();
});

it('what holds no text is not copied', () => {
  expect(withoutStaticText(stories)).toBe(stories);
});
