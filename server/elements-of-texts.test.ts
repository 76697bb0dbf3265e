/** The elements of texts, as readers get them: the site on a real content service with the demo. */

import { elementOfShortcode } from '@masthead/body';
import { beforeAll, expect, it } from 'vitest';
import type { BestSection } from '../apps/site/components/best/sections.ts';
import type { Body } from '../apps/site/components/body/body-part.ts';
import type { ContentsEntry } from '../apps/site/components/story/Contents.tsx';
import type { NavigationAnswer } from '../apps/site/pages/page-state.ts';
import { demoNewsroom } from '../services/content/src/testing/newsroom.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
let files: Awaited<ReturnType<typeof demoNewsroom>>;
const atEnd = suiteEnd();

beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
  files = await demoNewsroom();
});

interface Told {
  /** The elements of its text, in their order. */
  kinds: string[];
  contents: readonly ContentsEntry[];
}

const elementsIn = (body: Body): string[] => body.map(({ kind }) => kind).filter((kind) => kind !== 'text');

/** A choice of a best list has become a section, with the text that is about it. */
const sectionElements = (section: BestSection): string[] =>
  section.kind === 'text'
    ? elementsIn(section.body)
    : ['cnetlisticle', ...elementsIn(section.body), ...elementsIn(section.more)];

/** A best list begins with its picks: the beginning of its text has a heading and stands behind them. */
function asWritten(sections: readonly BestSection[]): BestSection[] {
  const isBeginning = (section: BestSection) => section.kind === 'text' && section.title !== undefined;
  return [...sections.filter(isBeginning), ...sections.filter((section) => !isBeginning(section))];
}

async function addressOf(slug: string): Promise<string> {
  const response = await demo.get(`/news/${slug}/`);
  return response.headers.get('location') ?? `/news/${slug}/`;
}

/** What the page of a story tells, whatever its form. */
async function toldOf(slug: string): Promise<Told> {
  const answer: NavigationAnswer = await (await demo.get(`/_data${await addressOf(slug)}`)).json();
  const content = answer.kind === 'page' ? answer.page.content : undefined;
  switch (content?.page) {
    case 'best-list':
      return {
        kinds: asWritten(content.data.sections).flatMap(sectionElements),
        contents: content.data.contents?.entries ?? [],
      };
    case 'longform':
      return { kinds: elementsIn(content.data.body), contents: content.data.chapters };
    case 'article':
    case 'deal':
    case 'versus':
    case 'review':
      return { kinds: elementsIn(content.data.body), contents: content.data.contents?.entries ?? [] };
    default:
      throw new Error(`${slug} is no text to read`);
  }
}

const SHORTCODE = /^\[([a-z_]+)(?: [a-z]+="[^"]*")*\]$/gm;

it('every shortcode of the demo is shown, in its order', async () => {
  let count = 0;
  for (const { slug, markdown } of files.stories) {
    const names = [...markdown.matchAll(SHORTCODE)].map(([, name = '']) => elementOfShortcode(name));
    if (names.length === 0) continue;
    const { kinds } = await toldOf(slug);
    expect([slug, ...kinds]).toEqual([slug, ...names]);
    count += names.length;
  }
  expect(count).toBeGreaterThan(150);
  expect(demo.lines.filter((line) => line.includes('shortcode'))).toEqual([]);
});

it('every entry of a table of contents leads to a place of its page', async () => {
  let count = 0;
  for (const { slug } of files.stories) {
    const { contents } = await toldOf(slug);
    if (contents.length === 0) continue;
    const html = await demo.text(await addressOf(slug));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { href } of contents) expect([slug, ids.includes(href)]).toEqual([slug, true]);
    count += 1;
  }
  expect(count).toBeGreaterThan(10);
});
