/** Which stories are immersive, and what their pages show. */
import { expect, it } from 'vitest';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';
import { image } from '../../server/testing/stories.ts';
import { isImmersive } from './form.ts';

const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'Article' },
  data,
});
const chapters = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2><p>Text.</p>`).join('');

async function documentOf(path: string, fields: object): Promise<string> {
  const article = {
    id: 'a1',
    typeName: 'content_article',
    slug: 'salt',
    headline: 'Salt',
    type: 'Longform',
    body: chapters('Brine', 'Heat', 'White'),
    image: image('lead'),
    datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
    ...fields,
  };
  const lists = component('keepReading', { items: [], paging: { limit: '4', offset: '0', total: '0' } });
  const response = await siteOf(
    contentOf({ salt: () => ({ components: [component('article', article), lists] }) }),
  ).get(path);
  expect(response.status).toBe(200);
  return response.text();
}

const PATH = '/news/features/salt/';

it.each([
  ['Longform', '', true],
  ['longform - special', '', true],
  ['Paid Media', 'Sponsored Immersive Article', true],
  ['Paid Media', '', false],
  ['Explainer longform', '', false],
  ['News', 'Ad-Heavy Listicle', false],
])('type "%s" in layout "%s" is immersive: %s', (type, pageLayout, immersive) => {
  expect(isImmersive({ type, pageLayout })).toBe(immersive);
});

it('opens over its picture, cut upright for phones, and the picture is told in words', async () => {
  const html = await documentOf(PATH, {});
  expect(html).toMatch(/<picture><source media="[^"]*"[^>]*>.*alt="Alt of lead".*<h1[^>]*>Salt<\/h1>/s);
  expect(html).not.toMatch(/<[^>]+ style=/);
});

it('has its chapters beside it, each by the name of its heading', async () => {
  const html = await documentOf(PATH, {});
  expect(html).toMatch(/<nav[^>]* aria-label="Chapters"><a [^>]*href="#toc-item-0"/);
  expect(html.match(/href="#toc-item-\d"/g)).toHaveLength(3);
  expect(html).toContain('<h2 id="toc-item-2">White</h2>');
});

it('has no chapters where there are hardly any', async () => {
  expect(await documentOf(PATH, { body: chapters('One') })).not.toContain('aria-label="Chapters"');
});

it('has its words in the document once', async () => {
  const html = await documentOf(PATH, { body: `<p>Only here.</p>${chapters('A', 'B', 'C')}` });
  expect(html.split('Only here.')).toHaveLength(2);
});

it('counts its chapters, unless their titles count already', async () => {
  const numbered = /<div class="[^"]*body[^"]*numbered/;
  expect(await documentOf(PATH, {})).toMatch(numbered);
  expect(await documentOf(PATH, { body: chapters('Day 1', 'Day 9', 'Day 84') })).not.toMatch(numbered);
});

it('says over the picture and before the text that somebody paid for it', async () => {
  const paid = { type: 'Paid Media', section: 'commercial', pageLayout: 'Sponsored Immersive Article' };
  const html = await documentOf('/paid-content/news/salt/', paid);
  expect(html).toMatch(/Paid content<\/span><h1[^>]*>Salt.*Somebody paid for this story.*Brine<\/h2>/s);
  expect(await documentOf(PATH, {})).not.toContain('Paid content');
});

it('says who wrote it, when, and how long it takes', async () => {
  const html = (
    await documentOf(PATH, {
      wordCount: 6000,
      author: { id: 'x', username: 'ann', firstName: 'Ann', lastName: 'Lee' },
      dateUpdated: { date: '2026-11-16 17:00:00', timezone: 'UTC' },
    })
  ).replaceAll('<!-- -->', '');
  expect(html).toMatch(/href="\/profiles\/ann\/"[^>]*>Ann Lee<\/a>.*min read.*<time .*, updated <time /s);
});
