/** The text of a story, whatever its kind, stands in its document as HTML and is not sent a second time as data. */
import { STORY_KINDS, storyKinds } from '@masthead/model';
import { beforeAll, expect, it } from 'vitest';
import { pageData } from './testing/page-data.ts';
import { partsOf } from './testing/parts-of-document.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
const atEnd = suiteEnd();

beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
});

/** A paragraph of HTML, as JSON in a script writes one. */
const PARAGRAPH = /(<|\\u003c)p(>|\\u003e)/i;

const STORIES_TRIED = 5;

async function storiesOf(plural: string): Promise<string[]> {
  const data = await pageData(demo.get, `/sitemaps/${plural}/`, 'sitemap');
  return data.kind === 'map' ? data.entries.slice(0, STORIES_TRIED).map(({ href }) => href) : [];
}

it.each(STORY_KINDS)('no text of a page of the kind %s is in its data', async (kind) => {
  const stories = await storiesOf(storyKinds[kind].plural);
  expect(stories).not.toEqual([]);
  for (const path of stories) {
    const html = await demo.text(path);
    const { state, rest } = partsOf(html);
    expect([path, state.length > 0]).toEqual([path, true]);
    expect([path, PARAGRAPH.test(rest)]).toEqual([path, true]);
    expect([path, PARAGRAPH.test(state)]).toEqual([path, false]);
    expect([path, state.includes('bodyHtml')]).toEqual([path, false]);
  }
});
